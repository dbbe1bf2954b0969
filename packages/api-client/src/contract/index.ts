export { calls } from './calls.ts'
export { type CallName, listCalls, type NamedCall } from './listCalls.ts'
