import { countBusy, findFailures } from '../findFailures.ts'
import { type Extent, roundsOf } from '../Part.ts'
import type { Verdict } from '../Verdict.ts'
import type { Contest } from './Arena.ts'
import { buyAtOnce } from './buyAtOnce.ts'
import { changeWhileOrdering } from './changeWhileOrdering.ts'
import { guessCodes } from './guessCodes.ts'
import { lastSlot } from './lastSlot.ts'
import { logInTwice } from './logInTwice.ts'
import { type OpenArena, openArena } from './openArena.ts'
import { openTenTabs } from './openTenTabs.ts'
import { repeatKey } from './repeatKey.ts'
import { spendTwice } from './spendTwice.ts'
import { takeFreeTwice } from './takeFreeTwice.ts'
import { useCodeTwice } from './useCodeTwice.ts'

const contests: readonly (readonly [string, Contest])[] = [
  ['300 buyers tap twice, 50 pieces', buyAtOnce({ buyers: 300, taps: 2, pieces: 50 })],
  ['1,000 buyers for the last piece', buyAtOnce({ buyers: 1_000, taps: 1, pieces: 1 })],
  ['30 buyers for the last slot', lastSlot],
  ['points spent in 10 tabs', spendTwice],
  ['free gift taken in 6 tabs', takeFreeTwice],
  ['cart changed while ordered, 20 buyers', changeWhileOrdering],
  ['500 wrong codes at once', guessCodes],
  ['one right code 50 times', useCodeTwice],
  ['one order key 50 times', repeatKey],
  ['one buyer in 10 tabs', openTenTabs],
  ['login in 2 browsers at once', logInTwice],
]

/** Lets crowds want the same thing at the same moment, over HTTP and on Postgres, where such races can be lost. */
export async function contend(extent: Extent): Promise<readonly Verdict[]> {
  const rounds = roundsOf(extent, 1, 20)
  const arena = await openArena()
  try {
    const verdicts: Verdict[] = []
    for (const [fault, contest] of contests) verdicts.push(await repeat(arena, fault, contest, rounds))
    return verdicts
  } finally {
    await arena.close()
  }
}

async function repeat(arena: OpenArena, fault: string, contest: Contest, rounds: number): Promise<Verdict> {
  const findings = []
  let survived = 0
  let answers = 0
  let busy = 0
  for (let round = 0; round < rounds; round += 1) {
    const found = await contest(arena).catch((cause: unknown) => [
      { harm: 'other' as const, sentence: `the round did not come to its end: ${String(cause)}` },
    ])
    const heard = arena.takeAnswers()
    const wrong = [...found, ...findFailures(heard)]
    if (wrong.length === 0) survived += 1
    findings.push(...wrong)
    answers += heard.length
    busy += countBusy(heard)
  }
  return {
    fault,
    tried: rounds,
    survived,
    findings,
    recoveries: [],
    note: `${answers} answers, ${busy} of them 503`,
  }
}
