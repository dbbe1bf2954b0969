import { listCalls } from '@store/api-client/contract'

/** The parts of a call by which a request is recognised. */
export interface CallRoute {
  readonly method: string
  /** Path with braces, as the contract writes it. */
  readonly path: string
}

/** Every call of the contract by its name. */
export const contractCalls: ReadonlyMap<string, CallRoute> = new Map(
  listCalls().map(({ name, call: { method, path } }) => [name, { method, path }]),
)
