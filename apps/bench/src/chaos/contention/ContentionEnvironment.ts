import type { ApiClient } from '@store/api-client'
import type { Buyer } from '../../bench/seedBuyers.ts'
import type { DatabaseInspector } from '../../ledger/DatabaseInspector.ts'
import type { Shopper } from '../../shopper/createShopper.ts'
import type { Violation } from '../Violation.ts'

/** A store on Postgres, and people who all want the same thing at the same moment. */
export interface ContentionEnvironment {
  readonly origin: string
  readonly database: DatabaseInspector
  /** A browser in which somebody is signed in already; each call opens another. */
  readonly openBuyer: (buyer: Buyer) => ApiClient
  /** A browser in which nobody is. */
  readonly openNewcomer: () => Shopper
}

/** One round of a contest; answers what came of it that must not. */
export type ContentionScenario = (arena: ContentionEnvironment) => Promise<readonly Violation[]>
