import type { SessionState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { ProductId, WishlistItem } from '@store/api-client/contract/wishlist'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { sampleFavorites } from '../fixtures/sampleFavorites.ts'
import { createWishlistStore } from './createWishlistStore.ts'
import { selectSavedProductIds } from './selectSavedProductIds.ts'

type Answer = Result<readonly WishlistItem[]>

/** A server whose responses the test controls in time, kind and order. */
function openServer() {
  const stored = new Set<ProductId>()
  const waiting: (() => boolean)[] = []
  const atOnce = new Map<ProductId | undefined, number>()
  let most = 0
  const count = (id: ProductId | undefined, by: number) => {
    atOnce.set(id, (atOnce.get(id) ?? 0) + by)
    most = Math.max(most, atOnce.get(id) ?? 0)
  }
  const ask = (id: ProductId | undefined, how: () => Ending, change: () => void) =>
    new Promise<Answer>((resolve) => {
      count(id, 1)
      let answer: Answer | undefined
      waiting.push(() => {
        if (answer) {
          count(id, -1)
          resolve(answer)
          return true
        }
        // Executing a request and responding to it are two steps, so that other responses may arrive in between.
        const ending = how()
        if (ending !== 'refused') change()
        answer = answerOf(
          ending,
          sampleFavorites.filter((item) => stored.has(item.id)),
        )
        return false
      })
    })
  let ending: Ending = 'well'
  const how = () => ending
  return {
    kept: stored,
    waiting,
    most: () => most,
    /** Advances one waiting request: the first step executes it, and the next one responds. */
    step: (which: number, next: Ending) => {
      ending = next
      const index = which % Math.max(1, waiting.length)
      if (waiting[index]?.()) waiting.splice(index, 1)
    },
    client: {
      list: () => ask(undefined, how, () => undefined),
      add: ({ productId }: { readonly productId: ProductId }) =>
        ask(productId, how, () => stored.add(productId)),
      remove: ({ productId }: { readonly productId: ProductId }) =>
        ask(productId, how, () => stored.delete(productId)),
    },
  }
}

function answerOf(ending: Ending, value: readonly WishlistItem[]): Answer {
  if (ending === 'well') return { ok: true, value }
  if (ending === 'lost') return { ok: false, failure: { kind: 'network' } }
  return { ok: false, failure: { kind: 'refused', status: 409, code: 'x', message: '' } }
}

type Ending = 'well' | 'lost' | 'refused'
type Step =
  | { readonly kind: 'tap'; readonly product: number; readonly isWished: boolean }
  | { readonly kind: 'answer'; readonly which: number; readonly how: Ending }
  | { readonly kind: 'refresh' }

const endings: fc.Arbitrary<Ending> = fc.constantFrom('well', 'well', 'well', 'lost', 'refused')
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('tap' as const),
      product: fc.integer({ min: 0, max: 2 }),
      isWished: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('answer' as const), which: fc.nat(9), how: endings }),
    fc.record({ kind: fc.constant('refresh' as const) }),
  ),
  { maxLength: 60, size: 'max' },
)

const quiet = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

it('the store sends one request per product at a time, lets the last toggle win, and ends in sync with the server', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const server = openServer()
      const store = createWishlistStore({
        initial: { kind: 'list', items: [] },
        ports: {
          client: server.client,
          session: createStore<SessionState>(() => ({ kind: 'user', firstName: 'Asha', isVerified: true })),
          requestLogin: async () => 'dismissed',
          track: () => undefined,
        },
      })
      let didFail = false
      const lastWish = new Map<ProductId, boolean>()
      for (const step of script) {
        if (step.kind === 'tap') {
          const { id } = sampleFavorites[step.product] ?? sampleFavorites[0]
          void store.actions.setFavorite(id, step.isWished)
          lastWish.set(id, step.isWished)
          expect(selectSavedProductIds(store.getState()).includes(id)).toBe(step.isWished)
        } else if (step.kind === 'refresh') {
          void store.actions.refresh()
        } else {
          didFail ||= server.waiting.length > 0 && step.how !== 'well'
          server.step(step.which, step.how)
        }
        await quiet()
        expect(server.most()).toBeLessThanOrEqual(1)
      }
      const settleAll = async () => {
        while (server.waiting.length > 0) {
          server.step(0, 'well')
          await quiet()
        }
      }
      await settleAll()
      // If responses were lost, including that of the reload, the next load brings the store in sync.
      if (didFail) void store.actions.refresh()
      await settleAll()
      const shown = new Set(selectSavedProductIds(store.getState()))
      expect(store.getState().pending.size).toBe(0)
      expect(shown).toEqual(server.kept)
      if (!didFail) {
        for (const [id, isWished] of lastWish) expect([id, shown.has(id)]).toEqual([id, isWished])
      }
    }),
    { numRuns: 400 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  )
})
