import { type RunningPostgres, startPostgres } from '@store/config/postgres'
import { checkLedger } from '../ledger/checkLedger.ts'
import { type Books, openPostgresBooks } from '../ledger/openBooks.ts'
import { type RunningStore, type StoreOptions, startStore } from '../processes/startStore.ts'
import type { History } from '../shopper/History.ts'
import { type Crowd, startCrowd } from '../shopper/startCrowd.ts'
import type { Finding } from './Finding.ts'
import { countBusy, findFailures } from './findFailures.ts'
import { sortComplaints } from './sortComplaints.ts'
import { startWitnesses, type Witnesses } from './startWitnesses.ts'

/** A store on a Postgres of its own, as real processes. */
export interface Ground {
  readonly postgres: RunningPostgres
  readonly store: RunningStore
  /** Runs a statement past the store, on a connection that lasts as long as the statement. */
  readonly withBooks: <Result>(work: (books: Books) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Starts it. */
export async function openGround(options: StoreOptions = { kind: 'api' }): Promise<Ground> {
  const postgres = await startPostgres()
  try {
    const env = { DATABASE_URL: postgres.url, STORE_LOG: 'error', ...options.env }
    const store = await startStore({ ...options, env })
    const withBooks: Ground['withBooks'] = async (work) => {
      const books = await openPostgresBooks(postgres.url)
      return work(books).finally(() => books.close())
    }
    const close = async () => {
      await store.stop()
      await postgres.stop()
    }
    return { postgres, store, withBooks, close }
  } catch (cause) {
    await postgres.stop()
    throw cause
  }
}

/** People who shop and people who watch while faults are done. */
export interface Public {
  readonly crowd: Crowd
  /** Lets everyone finish; answers what is wrong by the books and by what they were shown. */
  readonly settle: (
    read: () => Promise<Parameters<typeof checkLedger>[0]['ledger']>,
  ) => Promise<{ readonly findings: readonly Finding[]; readonly note: string }>
}

const pieces = 1_000_000
const shoppers = 8

/** Lets a public in: shoppers and witnesses. */
export async function openDoors(
  origin: string,
  stockBefore: Parameters<typeof checkLedger>[0]['stockBefore'],
): Promise<Public> {
  const witnesses: Witnesses = await startWitnesses(origin)
  const crowd = await startCrowd(origin, shoppers)
  const histories: readonly History[] = [...witnesses.histories, ...crowd.histories]
  return {
    crowd,
    settle: async (read) => {
      await crowd.finish()
      const { looks, findings } = await witnesses.finish()
      const ledger = await read()
      const answers = crowd.answers()
      return {
        findings: [
          ...sortComplaints(checkLedger({ histories, ledger, stockBefore })),
          ...findFailures(answers),
          ...findings,
        ],
        note: `${crowd.placed()} orders, ${answers.length + looks} answers, ${countBusy(answers)} of them 503, ${looks} looks of witnesses`,
      }
    },
  }
}

/** Fills the shelves so that nobody is refused; answers the stock. */
export const fillShelves = (books: Books) => books.fillStock(pieces)
