import type { ApiClient } from '@store/api-client'
import type { Buyer } from '../../bench/seedBuyers.ts'
import type { DatabaseInspector } from '../../ledger/DatabaseInspector.ts'
import type { Shopper } from '../../shopper/createShopper.ts'
import type { Violation } from '../Violation.ts'

/** A store on Postgres, and users who make the same request at the same moment. */
export interface ContentionEnvironment {
  readonly origin: string
  readonly database: DatabaseInspector
  /** Opens a browser in which the user is signed in; every call opens a new browser. */
  readonly openBuyer: (buyer: Buyer) => ApiClient
  /** Opens a browser without a session. */
  readonly openNewcomer: () => Shopper
}

/** One round of a contention scenario; returns its violations. */
export type ContentionScenario = (arena: ContentionEnvironment) => Promise<readonly Violation[]>
