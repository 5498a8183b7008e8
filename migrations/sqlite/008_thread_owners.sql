-- Whose a reader's place in a thread is: the credential's that noted it first. NULL where every key shares it, as places
-- from before do; empty where it is nobody's yet, since an admin noted it.
ALTER TABLE thread_acks ADD COLUMN owner text;
