import { type ChaosRunOptions, getRoundCount } from '../ChaosTest.ts'
import type { ChaosTestResult } from '../ChaosTestResult.ts'
import { countBusyResponses, findServerErrors } from '../findServerErrors.ts'
import { bruteForceOtp } from './bruteForceOtp.ts'
import { buyConcurrently } from './buyConcurrently.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { changeCartWhileOrdering } from './changeCartWhileOrdering.ts'
import { claimFreeGiftTwice } from './claimFreeGiftTwice.ts'
import { logInTwice } from './logInTwice.ts'
import {
  openContentionEnvironment,
  type RecordingContentionEnvironment,
} from './openContentionEnvironment.ts'
import { orderLastSlot } from './orderLastSlot.ts'
import { repeatIdempotencyKey } from './repeatIdempotencyKey.ts'
import { reuseOtp } from './reuseOtp.ts'
import { shopInTenTabs } from './shopInTenTabs.ts'
import { spendPointsTwice } from './spendPointsTwice.ts'

const scenarios: readonly (readonly [string, ContentionScenario])[] = [
  ['300 buyers tap twice, 50 pieces', buyConcurrently({ buyers: 300, taps: 2, pieces: 50 })],
  ['1,000 buyers for the last piece', buyConcurrently({ buyers: 1_000, taps: 1, pieces: 1 })],
  ['30 buyers for the last slot', orderLastSlot],
  ['points spent in 10 tabs', spendPointsTwice],
  ['free gift taken in 6 tabs', claimFreeGiftTwice],
  ['cart changed while ordered, 20 buyers', changeCartWhileOrdering],
  ['500 wrong codes at once', bruteForceOtp],
  ['one right code 50 times', reuseOtp],
  ['one order key 50 times', repeatIdempotencyKey],
  ['one buyer in 10 tabs', shopInTenTabs],
  ['login in 2 browsers at once', logInTwice],
]

/** Runs the contention scenarios over HTTP and on Postgres, where such race conditions can occur. */
export async function runContentionScenarios(extent: ChaosRunOptions): Promise<readonly ChaosTestResult[]> {
  const rounds = getRoundCount(extent, 1, 20)
  const arena = await openContentionEnvironment()
  try {
    const verdicts: ChaosTestResult[] = []
    for (const [fault, scenario] of scenarios) verdicts.push(await repeat(arena, fault, scenario, rounds))
    return verdicts
  } finally {
    await arena.close()
  }
}

async function repeat(
  arena: RecordingContentionEnvironment,
  fault: string,
  scenario: ContentionScenario,
  rounds: number,
): Promise<ChaosTestResult> {
  const violations = []
  let survived = 0
  let answers = 0
  let busy = 0
  for (let round = 0; round < rounds; round += 1) {
    const found = await scenario(arena).catch((cause: unknown) => [
      { kind: 'other' as const, sentence: `the round did not come to its end: ${String(cause)}` },
    ])
    const heard = arena.takeResponses()
    const wrong = [...found, ...findServerErrors(heard)]
    if (wrong.length === 0) survived += 1
    violations.push(...wrong)
    answers += heard.length
    busy += countBusyResponses(heard)
  }
  return {
    fault,
    tried: rounds,
    survived,
    violations,
    recoveries: [],
    note: `${answers} answers, ${busy} of them 503`,
  }
}
