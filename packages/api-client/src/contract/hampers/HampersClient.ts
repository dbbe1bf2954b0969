import type { Result } from '../problem/index.ts'
import type { AddHamperRequest, AddHamperResponse } from './addHamper.ts'
import type { HamperQuery } from './getHamper.ts'
import type { Hamper } from './Hamper.ts'

/** The calls about hampers a shopper fills. */
export interface HampersClient {
  /** The steps of a hamper, and what can be chosen in each. */
  readonly get: (question: HamperQuery) => Promise<Result<Hamper>>
  /** Puts a filled hamper in the cart, or exchanges one that lies there. */
  readonly add: (hamper: AddHamperRequest) => Promise<Result<AddHamperResponse>>
}
