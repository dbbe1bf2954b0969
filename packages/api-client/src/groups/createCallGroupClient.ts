import type { CallGroup, ClientOf } from '../contract/call/index.ts'
import type { CallSender } from '../transport/CallSender.ts'

/** Creates the client of a group over a transport: each call of the contract is a method. */
export function createCallGroupClient<Calls extends CallGroup>(
  calls: Calls,
  send: CallSender,
): ClientOf<Calls> {
  const methods = Object.entries(calls).map(([method, call]) => [
    method,
    (request: never) => send(call, request),
  ])
  return Object.assign(Object.create(null), Object.fromEntries(methods))
}
