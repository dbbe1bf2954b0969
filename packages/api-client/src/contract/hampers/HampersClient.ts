import type { Outcome } from '../problem/index.ts'
import type { AddedHamper, AddHamper } from './addHamper.ts'
import type { HamperQuestion } from './getHamper.ts'
import type { Hamper } from './Hamper.ts'

/** The calls about hampers a shopper fills. */
export interface HampersClient {
  /** The steps of a hamper, and what can be chosen in each. */
  readonly get: (question: HamperQuestion) => Promise<Outcome<Hamper>>
  /** Puts a filled hamper in the cart, or exchanges one that lies there. */
  readonly add: (hamper: AddHamper) => Promise<Outcome<AddedHamper>>
}
