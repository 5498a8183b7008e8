//! What people do: they tell, correct, merge, read and say things, on either server.

use memledger_aggregates::{MemoryId, UserId};
use memledger_ledger::{
    Identity, Memory, MemoryPatch, MergeRequest, NewMemory, Role, UserCall,
    threads::{NewMessages, SentMessage},
    words::{MessageRole, ThreadId},
};

use super::{
    Lives,
    life::{Deed, Told},
};
use crate::workflows::operator;

impl Lives {
    pub async fn act(&mut self, at: usize, deed: Deed) {
        let owner = self.people[at].id.clone();
        match deed {
            Deed::Remember(told) => self.remember(at, told).await,
            Deed::Correct(attribute, told) => {
                let Some(id) = self.people[at].attributes[attribute].clone() else { return };
                let patch = MemoryPatch { content: Some(told.text.clone()), ..MemoryPatch::default() };
                let call = UserCall::new(operator(), owner);
                match self.servers.next().memories.update(call, id, patch).await {
                    Ok(_) => self.people[at].told(told.fact.unwrap(), told.text),
                    // It is part of another one by now, or archived.
                    Err(_) => self.remember(at, told).await,
                }
            }
            Deed::Merge(dice) => self.merge(&owner, dice).await,
            Deed::Read => {
                let (ledger, agent) = (self.servers.next(), Identity { role: Role::Agent, ..operator() });
                for id in &self.people[at].used {
                    let _gone = ledger.memories.get(&agent, &owner, id).await;
                }
                ledger.records.operations.flush().await.unwrap();
            }
            Deed::Say(text) => {
                let message =
                    SentMessage { role: Some(MessageRole::User), content: text, ..SentMessage::default() };
                let new = NewMessages { messages: vec![message], ..NewMessages::default() };
                let (call, thread) = (UserCall::new(operator(), owner), ThreadId::new("t1").unwrap());
                self.servers.next().threads.append(call, &thread, new).await.unwrap();
            }
        }
    }

    /// Somebody makes one of two memories that nothing has to do with each other, in words of their own.
    async fn merge(&mut self, owner: &UserId, dice: usize) {
        let memories = self.servers.memories(owner).await;
        let mut free: Vec<Memory> = memories
            .into_values()
            .filter(|one| one.state == "active" && !one.pinned && one.importance > 2)
            .collect();
        free.sort_by(|one, other| one.id.cmp(&other.id));
        if free.len() < 2 {
            return;
        }
        let first = free.swap_remove(dice % free.len());
        let second = free.swap_remove(dice / 7 % free.len());
        let text = |one: &Memory| format!("{}.", one.content.as_deref().unwrap().trim_end_matches('.'));
        let merge = MergeRequest {
            source_ids: [&first, &second].map(|one| MemoryId::new(&one.id).unwrap()).to_vec(),
            content: format!("{} {}", text(&first), text(&second)),
            topics: None,
            target_id: None,
            reason: None,
        };
        self.servers.next().memories.merge(UserCall::new(operator(), owner.clone()), merge).await.unwrap();
        self.servers.tally.add("merged by callers", 1);
    }

    async fn remember(&mut self, at: usize, told: Told) {
        let Told { text, topics, importance, pinned, fact } = told;
        let owner = self.people[at].id.clone();
        let new = NewMemory {
            content: text.clone(),
            topics,
            importance: Some(importance),
            pinned,
            ..NewMemory::default()
        };
        let id = self.servers.remember(&owner, new).await;
        self.servers.tally.add("written", 1);
        if pinned {
            let made = self.servers.next().memories.look_at(&operator(), &owner, &id).await.unwrap();
            self.pinned.insert(id.to_string(), made);
        }
        let person = &mut self.people[at];
        let Some(fact) = fact else { return };
        match fact.attribute {
            Some(attribute) => person.attributes[attribute] = Some(id),
            None if importance == 1 => person.used.push(id),
            None => {}
        }
        person.told(fact, text);
    }
}
