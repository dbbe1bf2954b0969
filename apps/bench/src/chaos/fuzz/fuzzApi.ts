import { randomInt } from 'node:crypto'
import { calls } from '@store/api-client/contract'
import type { AnyCall } from '@store/api-client/contract/call'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { type ChaosRunOptions, getRoundCount } from '../ChaosTest.ts'
import type { ChaosTestResult } from '../ChaosTestResult.ts'
import { startChaosEnvironment } from '../startChaosEnvironment.ts'
import type { Violation } from '../Violation.ts'
import { createSeededRandom } from './createSeededRandom.ts'
import { generateRequest, type RawRequest } from './generateRequest.ts'
import { type RawResponse, sendRawRequest } from './sendRawRequest.ts'

const perRound = 10_000
const atOnce = 8
// Internals that no response may disclose.
const inside =
  /node:internal|\/node_modules\/|\bat \w+ \(|\.ts:\d+|select .+ from |insert into |duplicate key|syntax error/i

/**
 * Sends malformed input to every route, over HTTP to the real process. No response may have a status of 500 or more, or
 * disclose internals.
 */
export async function fuzzApi(extent: ChaosRunOptions): Promise<readonly ChaosTestResult[]> {
  const requests = perRound * getRoundCount(extent, 1, 100)
  const seed = randomInt(2 ** 31)
  const random = createSeededRandom(seed)
  const all: readonly AnyCall[] = Object.values(calls).flatMap((group): readonly AnyCall[] =>
    Object.values(group),
  )
  const ground = await startChaosEnvironment()
  const { store, withInspector } = ground
  try {
    const pid = store.pid()
    const buyers = await withInspector((books) => seedBuyers(books, 20, 1001))
    const violations: Violation[] = []
    const statuses = new Map<string, number>()
    let sent = 0
    const send = async () => {
      while (sent < requests) {
        const call = all[sent % all.length]
        sent += 1
        if (!call) return
        const generated = generateRequest(
          call,
          random,
          buyers[random.integerBelow(buyers.length)]?.cookie ?? '',
        )
        const answer = await sendRawRequest(store.origin, generated)
        const kind = String(answer?.status ?? 'none')
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
        violations.push(...judge(generated, answer))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
    if (store.pid() !== pid) violations.push({ kind: 'other', sentence: 'the store had to be started again' })
    const kinds = [...statuses].sort().map(([kind, count]) => `${kind} ${count}`)
    return [
      {
        fault: 'hostile requests to every call',
        tried: requests,
        survived: requests - violations.length,
        violations,
        recoveries: [],
        note: `${all.length} calls, seed ${seed}: ${kinds.join(', ')}`,
      },
    ]
  } finally {
    await ground.close()
  }
}

function judge({ method, path, body }: RawRequest, answer: RawResponse): readonly Violation[] {
  const what = `${method} ${path.slice(0, 200)} ${body?.toString('latin1').slice(0, 300) ?? ''}`
  if (answer === undefined) return [{ kind: 'other', sentence: `no answer to ${what}` }]
  if (answer.status >= 500) return [{ kind: 'failed', sentence: `${answer.status} to ${what}` }]
  if (answer.status >= 400 && inside.test(answer.body))
    return [{ kind: 'other', sentence: `contains internals: ${answer.body.slice(0, 200)} to ${what}` }]
  return []
}
