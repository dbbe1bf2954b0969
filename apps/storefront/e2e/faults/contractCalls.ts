import { type calls, calls as contract } from '@store/api-client/contract'

type Contract = typeof calls

/** Name of a contract call: its group and its verb. */
export type CallName = {
  [Group in keyof Contract]: `${Group}.${Extract<keyof Contract[Group], string>}`
}[keyof Contract]

/** The parts of a call by which a request is recognised. */
export interface CallRoute {
  readonly method: string
  /** Path with braces, as the contract writes it. */
  readonly path: string
}

/** Every call of the contract by its name. */
export const contractCalls: ReadonlyMap<string, CallRoute> = new Map(
  Object.entries(contract).flatMap(([group, verbs]) =>
    Object.entries(verbs).map(([verb, { method, path }]) => [`${group}.${verb}`, { method, path }] as const),
  ),
)
