import { paise } from '@store/api-client/contract/rules/paise'
import { recordBehaviour, recordCheckoutStep } from '@store/api-client/contract/tracking'
import { toProductId } from '@store/api-client/contract/wishlist'
import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'
import type { AnalyticsEvent } from './AnalyticsEvent.ts'
import { sendBeacons } from './sendBeacons.ts'
import { toCustomGa4Event } from './toCustomGa4Event.ts'

const productId = toProductId(1001)
const cake = { productId, title: 'Cake', price: paise(74_950), quantity: 2 }

const counted = (event: TrackedEvent): AnalyticsEvent => ({
  id: crypto.randomUUID(),
  at: new Date('2026-11-23T04:30:00Z'),
  path: '/cart',
  event,
  ga4: toCustomGa4Event(event),
})

const send = (...said: readonly TrackedEvent[]) => {
  const posted: { path: string; body: unknown }[] = []
  const visit = { id: crypto.randomUUID(), startedAt: new Date('2026-11-23T04:00:00Z') }
  const facts = { site: 'marigold', visit, source: 'mob', isMobile: true, env: 'dev' } as const
  sendBeacons(said.map(counted), facts, (path, body) => posted.push({ path, body: JSON.parse(body) }))
  return posted
}

it('sends valid tracking requests with products and carts', () => {
  const [first, ...more] = send(
    { kind: 'viewCart', items: [cake], total: paise(149_900) },
    { kind: 'addToCart', item: cake, change: 1 },
    { kind: 'favoriteAdded', productId },
    { kind: 'notFoundShown' },
  )
  expect(more).toEqual([])
  expect(first?.path).toBe('/api/marigold/fa/user-data')
  const { issues, output } = safeParse(recordBehaviour.input, first?.body)
  expect(issues).toBeUndefined()
  expect(output).toMatchObject([
    { event: 'view_cart', cart: { total: 149_900, products: [{ productId: 1001, quantity: 2 }] } },
    { event: 'add_to_cart', product: { productId: 1001, price: 74_950 } },
    { event: 'favorite_added', product: { productId: 1001 } },
    { event: 'not_found_shown', product: undefined, source: 'mob', isMobile: true },
  ])
})

it('sends each checkout step separately', () => {
  const orderId = crypto.randomUUID()
  const posted = send(
    { kind: 'orderStep', step: 'checkout' },
    { kind: 'orderPlaced', orderId, total: paise(1) },
  )
  const steps = posted.filter(({ path }) => path === '/api/marigold/fa/order-step')
  expect(steps.map(({ body }) => safeParse(recordCheckoutStep.input, body))).toMatchObject([
    { success: true, output: { step: 'checkout', visitStartedAt: '2026-11-23T04:00:00.000Z' } },
    { success: true, output: { step: 'order' } },
  ])
})

it('sends at most twenty events per request', () => {
  const posted = send(
    ...Array.from({ length: 45 }, (): TrackedEvent => ({ kind: 'favoriteAdded', productId })),
  )
  expect(posted).toHaveLength(3)
  for (const { body } of posted) expect(safeParse(recordBehaviour.input, body).success).toBe(true)
})
