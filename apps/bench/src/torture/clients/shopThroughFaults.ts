import { freePort } from '@store/config/freePort'
import { checkLedger } from '../../ledger/checkLedger.ts'
import { createShopper } from '../../shopper/createShopper.ts'
import type { History } from '../../shopper/History.ts'
import type { Answered } from '../../shopper/openBrowser.ts'
import { startShopping } from '../../shopper/startShopping.ts'
import type { Finding } from '../Finding.ts'
import { findFailures } from '../findFailures.ts'
import { fillShelves, openGround } from '../openGround.ts'
import { type Extent, roundsOf } from '../Part.ts'
import { sortComplaints } from '../sortComplaints.ts'
import type { Verdict } from '../Verdict.ts'
import { createBadLine } from './createBadLine.ts'
import { signUpStubbornly } from './signUpStubbornly.ts'

const badness = { resetShare: 0.01, jitterMs: 200 }
const atOnce = 20

/** What came of one shopper's way. */
interface Journey {
  readonly isFinished: boolean
  readonly history: History
  readonly answers: readonly Answered[]
  readonly findings: readonly Finding[]
}

/** Guests who add gifts, sign up and order over a bad line: everyone comes to an end, and nobody orders twice. */
export async function shopThroughFaults(extent: Extent): Promise<Verdict> {
  const journeys = roundsOf({ ...extent, rounds: undefined }, 100, 2_000)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const ground = await openGround({ kind: 'storefront', env: { STORE_ORIGIN: origin } })
  const { store, withBooks } = ground
  const stockBefore = await withBooks(fillShelves)
  const line = await createBadLine(port, store.origin, badness)
  try {
    const done: Journey[] = []
    let next = 0
    const walk = async () => {
      while (next < journeys) {
        next += 1
        done.push(await shop(origin, store.origin))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, walk))
    const ledger = await withBooks((books) => books.read())
    const answers = done.flatMap((journey) => journey.answers)
    const histories = done.map(({ history }) => history)
    const finished = done.filter(({ isFinished }) => isFinished).length
    return {
      fault: 'journeys over 1 % resets, 200 ms jitter',
      tried: journeys,
      survived: finished,
      recoveries: [],
      findings: [
        ...sortComplaints(checkLedger({ histories, ledger, stockBefore })),
        ...findFailures(answers),
        ...done.flatMap(({ findings }) => findings),
      ],
      note: `${((finished / journeys) * 100).toFixed(1)} % finished, ${answers.length} answers, ${line.resets()} resets`,
    }
  } finally {
    await line.close()
    await ground.close()
  }
}

async function shop(origin: string, straight: string): Promise<Journey> {
  const shopper = createShopper(origin)
  const { history, fill, place, readBack } = startShopping(shopper)
  const { answers } = shopper.browser
  try {
    await fill([1001, 3001])
    await signUpStubbornly(shopper, straight)
    // What a guest added is the account's now.
    const cart = await fill([])
    const isFinished = cart !== undefined && (await place(cart))
    await readBack()
    return { isFinished, history, answers, findings: [] }
  } catch (cause) {
    return { isFinished: false, history, answers, findings: [{ harm: 'other', sentence: String(cause) }] }
  }
}
