import type { Result } from '../problem/index.ts'
import type { AddHamperRequest, AddHamperResponse } from './addHamper.ts'
import type { HamperQuery } from './getHamper.ts'
import type { Hamper } from './Hamper.ts'

/** Client methods for hampers that a shopper fills. */
export interface HampersClient {
  /** The steps of a hamper, with their items. */
  readonly get: (question: HamperQuery) => Promise<Result<Hamper>>
  /** Adds a filled hamper to the cart, or replaces one in the cart. */
  readonly add: (hamper: AddHamperRequest) => Promise<Result<AddHamperResponse>>
}
