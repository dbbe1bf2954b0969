import { findFreePort } from '@store/config/findFreePort'
import { findLedgerViolations } from '../../ledger/findLedgerViolations.ts'
import { createShopper } from '../../shopper/createShopper.ts'
import type { RecordedResponse } from '../../shopper/openSimulatedBrowser.ts'
import type { ShopperHistory } from '../../shopper/ShopperHistory.ts'
import { startShoppingSession } from '../../shopper/startShoppingSession.ts'
import { type ChaosRunOptions, getRoundCount } from '../ChaosTest.ts'
import type { ChaosTestResult } from '../ChaosTestResult.ts'
import { classifyViolations } from '../classifyViolations.ts'
import { findServerErrors } from '../findServerErrors.ts'
import { fillStock, startChaosEnvironment } from '../startChaosEnvironment.ts'
import type { Violation } from '../Violation.ts'
import { createFlakyProxy } from './createFlakyProxy.ts'
import { signUpWithRetry } from './signUpWithRetry.ts'

const badness = { resetShare: 0.01, jitterMs: 200 }
const atOnce = 20

/** Result of one shopper's journey. */
interface Journey {
  readonly isFinished: boolean
  readonly history: ShopperHistory
  readonly responses: readonly RecordedResponse[]
  readonly violations: readonly Violation[]
}

/** Lets guests add products, sign up and order over a flaky proxy. Each guest must finish, and none may order twice. */
export async function shopThroughFaults(extent: ChaosRunOptions): Promise<ChaosTestResult> {
  const journeys = getRoundCount({ ...extent, rounds: undefined }, 100, 2_000)
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const ground = await startChaosEnvironment({ kind: 'storefront', env: { STORE_ORIGIN: origin } })
  const { store, withInspector } = ground
  const stockBefore = await withInspector(fillStock)
  const line = await createFlakyProxy(port, store.origin, badness)
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
    const ledger = await withInspector((books) => books.read())
    const responses = done.flatMap((journey) => journey.responses)
    const histories = done.map(({ history }) => history)
    const finished = done.filter(({ isFinished }) => isFinished).length
    return {
      fault: 'journeys over 1 % resets, 200 ms jitter',
      tried: journeys,
      survived: finished,
      recoveries: [],
      violations: [
        ...classifyViolations(findLedgerViolations({ histories, ledger, stockBefore })),
        ...findServerErrors(responses),
        ...done.flatMap(({ violations }) => violations),
      ],
      note: `${((finished / journeys) * 100).toFixed(1)} % finished, ${responses.length} responses, ${line.resets()} resets`,
    }
  } finally {
    await line.close()
    await ground.close()
  }
}

async function shop(origin: string, straight: string): Promise<Journey> {
  const shopper = createShopper(origin)
  const { history, fill, placeOrder, readBack } = startShoppingSession(shopper)
  const { responses } = shopper.browser
  try {
    await fill([1001, 3001])
    await signUpWithRetry(shopper, straight)
    // The guest's lines are in the account's cart now.
    const cart = await fill([])
    const isFinished = cart !== undefined && (await placeOrder(cart))
    await readBack()
    return { isFinished, history, responses, violations: [] }
  } catch (cause) {
    return { isFinished: false, history, responses, violations: [{ kind: 'other', sentence: String(cause) }] }
  }
}
