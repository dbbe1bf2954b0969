import { type RunningPostgres, startPostgres } from '@store/config/postgres'
import { type DatabaseInspector, openPostgresInspector } from '../ledger/DatabaseInspector.ts'
import { findLedgerViolations } from '../ledger/findLedgerViolations.ts'
import { type RunningStore, type StoreOptions, startStore } from '../processes/startStore.ts'
import type { ShopperHistory } from '../shopper/ShopperHistory.ts'
import { type Crowd, startCrowd } from '../shopper/startCrowd.ts'
import { classifyViolations } from './classifyViolations.ts'
import { countBusyResponses, findServerErrors } from './findServerErrors.ts'
import { type DataLeakProbes, startDataLeakProbes } from './startDataLeakProbes.ts'
import type { Violation } from './Violation.ts'

/** A store with its own Postgres, as real processes. */
export interface ChaosEnvironment {
  readonly postgres: RunningPostgres
  readonly store: RunningStore
  /** Runs a statement directly in the database, on a separate connection. */
  readonly withInspector: <Result>(work: (books: DatabaseInspector) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Starts the environment. */
export async function startChaosEnvironment(
  options: StoreOptions = { kind: 'api' },
): Promise<ChaosEnvironment> {
  const postgres = await startPostgres()
  try {
    const env = { DATABASE_URL: postgres.url, STORE_LOG: 'error', ...options.env }
    const store = await startStore({ ...options, env })
    const withInspector: ChaosEnvironment['withInspector'] = async (work) => {
      const books = await openPostgresInspector(postgres.url)
      return work(books).finally(() => books.close())
    }
    const close = async () => {
      await store.stop()
      await postgres.stop()
    }
    return { postgres, store, withInspector, close }
  } catch (cause) {
    await postgres.stop()
    throw cause
  }
}

/** Shoppers and data-leak probes that run while faults are injected. */
export interface BackgroundTraffic {
  readonly crowd: Crowd
  /** Lets all shoppers and probes finish; returns the violations in the database and in the responses. */
  readonly settle: (
    read: () => Promise<Parameters<typeof findLedgerViolations>[0]['ledger']>,
  ) => Promise<{ readonly violations: readonly Violation[]; readonly note: string }>
}

const pieces = 1_000_000
const shoppers = 8

/** Starts the background traffic: shoppers and data-leak probes. */
export async function startBackgroundTraffic(
  origin: string,
  stockBefore: Parameters<typeof findLedgerViolations>[0]['stockBefore'],
): Promise<BackgroundTraffic> {
  const witnesses: DataLeakProbes = await startDataLeakProbes(origin)
  const crowd = await startCrowd(origin, shoppers)
  const histories: readonly ShopperHistory[] = [...witnesses.histories, ...crowd.histories]
  return {
    crowd,
    settle: async (read) => {
      await crowd.finish()
      const { looks, violations } = await witnesses.finish()
      const ledger = await read()
      const answers = crowd.responses()
      return {
        violations: [
          ...classifyViolations(findLedgerViolations({ histories, ledger, stockBefore })),
          ...findServerErrors(answers),
          ...violations,
        ],
        note: `${crowd.placed()} orders, ${answers.length + looks} answers, ${countBusyResponses(answers)} of them 503, ${looks} looks of witnesses`,
      }
    },
  }
}

/** Fills the stock so that no order is rejected; returns the stock. */
export const fillStock = (books: DatabaseInspector) => books.fillStock(pieces)
