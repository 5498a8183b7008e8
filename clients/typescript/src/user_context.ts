import type { Api, CallOptions } from "./api.js";
import type {
  AcceptBody,
  ContextView,
  ListProposalsQuery,
  ProposalBody,
  ProposalView,
  RejectBody,
  WithdrawFieldQuery,
} from "./generated/index.js";
import type { Pages } from "./pages.js";

/** What an agent may know a person by. */
export type ContextField = ProposalBody["field"];

/** What agents know a person by. Agents propose it; the person alone decides. */
export class UserContexts {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** What agents know a person by, without the values that wait for a yes. */
  get(userId: string, options?: CallOptions): Promise<ContextView> {
    return this.#api.call("read_user_context", { path: { user_id: userId } }, options);
  }

  /**
   * Proposes a value. `tone` and `goals` are applied once they come from two turns. The others, and whatever is
   * sensitive, wait for the person's yes, for 7 days. What the person refused throws `RejectedError` for 90 days.
   */
  propose(userId: string, proposal: ProposalBody, options?: CallOptions): Promise<ProposalView> {
    return this.#api.call("propose", { path: { user_id: userId }, body: proposal }, options);
  }

  /** Proposals, newest first. For the person, admins and auditors. */
  proposals(userId: string, query: ListProposalsQuery = {}, options?: CallOptions): Pages<ProposalView> {
    return this.#api.pages("list_proposals", { path: { user_id: userId }, query }, options);
  }

  /**
   * The person's yes to the value with this `content_hash`; another hash throws `RevisionMismatchError`. An agent or
   * supervisor names the `message` in which the person said yes, sent after the proposal.
   */
  accept(userId: string, id: string, yes: AcceptBody, options?: CallOptions): Promise<ProposalView> {
    return this.#api.call("accept_proposal", { path: { user_id: userId, id }, body: yes }, options);
  }

  /** The person's no, with the `message` that says it if an agent passes it on. The value is destroyed. */
  reject(userId: string, id: string, no: RejectBody = {}, options?: CallOptions): Promise<ProposalView> {
    return this.#api.call("reject_proposal", { path: { user_id: userId, id }, body: no }, options);
  }

  /**
   * Destroys the value of a field, or of a special class all facts or the one of a `proposal_id`; an agent names the
   * message that asks for it. Returns what is left.
   */
  withdraw(
    userId: string,
    field: ContextField,
    query: WithdrawFieldQuery = {},
    options?: CallOptions,
  ): Promise<ContextView> {
    const input = { path: { user_id: userId, field }, query };
    return this.#api.call("withdraw_field", input, options);
  }
}
