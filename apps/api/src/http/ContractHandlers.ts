import type { calls } from '@store/api-client/contract'
import type {
  AnyCall,
  CallGroup,
  ParsedRequestOf,
  SerializedResponseOf,
} from '@store/api-client/contract/call'
import type { PublicContext, RequestContext, StaffContext, UserContext } from './RequestContext.ts'

/** The context that a call's handler receives, which depends on the permitted callers. */
export type CallHandlerContext<Call extends AnyCall> = Call['caller'] extends 'user' | 'verifiedUser'
  ? UserContext
  : Call['caller'] extends 'visitor'
    ? RequestContext
    : Call['caller'] extends 'staff'
      ? StaffContext
      : PublicContext

/** Handlers of all calls of a group; a missing one is a type error. */
export type CallGroupHandlers<Group extends CallGroup> = {
  readonly [Method in keyof Group]: (
    input: ParsedRequestOf<Group[Method]>,
    context: CallHandlerContext<Group[Method]>,
  ) => Promise<SerializedResponseOf<Group[Method]>>
}

type Contract = typeof calls

/** Handlers of all calls of the contract. */
export type ContractHandlers = { readonly [Group in keyof Contract]: CallGroupHandlers<Contract[Group]> }
