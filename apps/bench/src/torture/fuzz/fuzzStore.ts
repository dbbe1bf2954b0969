import { randomInt } from 'node:crypto'
import { calls } from '@store/api-client/contract'
import type { AnyCall } from '@store/api-client/contract/call'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import type { Finding } from '../Finding.ts'
import { openGround } from '../openGround.ts'
import { type Extent, roundsOf } from '../Part.ts'
import type { Verdict } from '../Verdict.ts'
import { createRandom } from './createRandom.ts'
import { drawRequest, type RawRequest } from './drawRequest.ts'
import { type RawAnswer, sendRaw } from './sendRaw.ts'

const perRound = 10_000
const atOnce = 8
// What an answer must not tell of the house.
const inside =
  /node:internal|\/node_modules\/|\bat \w+ \(|\.ts:\d+|select .+ from |insert into |duplicate key|syntax error/i

/** Sends what nobody means to every call, over HTTP to the real process: no answer of 500 and more, nothing told of the house. */
export async function fuzzStore(extent: Extent): Promise<readonly Verdict[]> {
  const requests = perRound * roundsOf(extent, 1, 100)
  const seed = randomInt(2 ** 31)
  const random = createRandom(seed)
  const all: readonly AnyCall[] = Object.values(calls).flatMap((group): readonly AnyCall[] =>
    Object.values(group),
  )
  const ground = await openGround()
  const { store, withBooks } = ground
  try {
    const pid = store.pid()
    const buyers = await withBooks((books) => seedBuyers(books, 20, 1001))
    const findings: Finding[] = []
    const statuses = new Map<string, number>()
    let sent = 0
    const send = async () => {
      while (sent < requests) {
        const call = all[sent % all.length]
        sent += 1
        if (!call) return
        const asked = drawRequest(call, random, buyers[random.below(buyers.length)]?.cookie ?? '')
        const answer = await sendRaw(store.origin, asked)
        const kind = String(answer?.status ?? 'none')
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
        findings.push(...judge(asked, answer))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
    if (store.pid() !== pid) findings.push({ harm: 'other', sentence: 'the store had to be started again' })
    const kinds = [...statuses].sort().map(([kind, count]) => `${kind} ${count}`)
    return [
      {
        fault: 'hostile requests to every call',
        tried: requests,
        survived: requests - findings.length,
        findings,
        recoveries: [],
        note: `${all.length} calls, seed ${seed}: ${kinds.join(', ')}`,
      },
    ]
  } finally {
    await ground.close()
  }
}

function judge({ method, path, body }: RawRequest, answer: RawAnswer): readonly Finding[] {
  const what = `${method} ${path.slice(0, 200)} ${body?.toString('latin1').slice(0, 300) ?? ''}`
  if (answer === undefined) return [{ harm: 'other', sentence: `no answer to ${what}` }]
  if (answer.status >= 500) return [{ harm: 'failed', sentence: `${answer.status} to ${what}` }]
  if (answer.status >= 400 && inside.test(answer.body))
    return [{ harm: 'other', sentence: `tells of the house: ${answer.body.slice(0, 200)} to ${what}` }]
  return []
}
