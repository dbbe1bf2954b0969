import { randomUUID } from 'node:crypto'
import type { LineId } from '@store/api-client/contract/cart'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pointEntries } from '../db/schema/pointEntries.ts'
import { type Addable, cartActionSequence, readAddables, resolveAction } from '../fixtures/cartActions.ts'
import { expectOk, signUp } from '../fixtures/journey.ts'
import {
  expectAdded,
  expectConsistentTotals,
  expectMerged,
  expectOnlyChanged,
  type LinesById,
  linesOf,
  type TrackedLine,
  trackRemovals,
} from '../fixtures/lineIntegrity.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { userIdOf } from '../fixtures/pointsOwner.ts'

/** Number of random visits; a long run takes minutes. */
const runs = 12 * Number(process.env.STORE_TEST_FACTOR ?? 1)

let api: TestApi
let addables: readonly Addable[]
beforeAll(async () => {
  api = await openTestApi({ otpPerPair: 10_000, otpPerAddress: 10_000 })
  addables = await readAddables(api)
})
afterAll(() => api.close())

it(
  'any sequence of cart actions changes lines only as requested, loses no line, and keeps the totals correct',
  async () => {
    await fc.assert(
      fc.asyncProperty(cartActionSequence, async (actions) => {
        const visitor = api.visitor()
        const calls = visitor.client.cart
        const email = `${randomUUID()}@example.com`
        const seen = new Map<LineId, TrackedLine>()
        const leftWith = new Map<LineId, LineId>()
        let account: LinesById = new Map()
        let isGuest = true
        let isKnown = false
        let cart = expectOk(await calls.list())

        const logIn = async () => {
          api.wait(31_000)
          await signUp(api, visitor, email)
          const now = expectOk(await calls.list())
          expectMerged(linesOf(cart), account, linesOf(now))
          if (!isKnown) {
            const given = { userId: await userIdOf(api, visitor), kind: 'earned' as const, points: 90 }
            await api.db.insert(pointEntries).values({ ...given, createdAt: api.now() })
          }
          isKnown = true
        }
        const logOut = async () => {
          account = linesOf(cart)
          expectOk(await visitor.client.login.logout())
        }

        for (const action of actions) {
          for (const line of linesOf(cart).values()) seen.set(line.id, line)
          if (action.kind === 'login') {
            await (isGuest ? logIn() : logOut())
            isGuest = !isGuest
            cart = expectOk(await calls.list())
            expectConsistentTotals(cart)
            continue
          }
          const before = linesOf(cart)
          const removed = new Map([...seen].filter(([id]) => !before.has(id)))
          const named = resolveAction(action, { addables, cart, removed: [...removed.keys()] })
          const answer = await named.send(calls)
          const now = expectOk(await calls.list())
          if (answer.ok) {
            expect(answer.value).toEqual(now)
            expectOnlyChanged(named, before, linesOf(now), removed)
            expectAdded(named, before, linesOf(now))
            trackRemovals(named, before, linesOf(now), leftWith)
          } else expect(now).toEqual(cart)
          cart = now
          expectConsistentTotals(cart)
        }
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 4_000,
)
