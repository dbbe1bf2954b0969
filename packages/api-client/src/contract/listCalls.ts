import type { AnyCall } from './call/index.ts'
import { calls } from './calls.ts'

type Contract = typeof calls

/** Name of a call: its group and its method in the client, such as `cart.add`. */
export type CallName = {
  [Group in keyof Contract]: `${Group}.${Extract<keyof Contract[Group], string>}`
}[keyof Contract]

/** A call of the contract with its name. */
export interface NamedCall {
  /** Name of the call, a `CallName`. */
  readonly name: string
  readonly group: string
  readonly call: AnyCall
}

/** Lists every call of the contract, group by group. */
export const listCalls = (): readonly NamedCall[] =>
  Object.entries(calls).flatMap(([group, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${group}.${method}`, group, call })),
  )
