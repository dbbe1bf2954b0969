import { describe, expect, it } from 'vitest'
import { createCartHarness } from '../fixtures/createCartHarness.ts'
import { createFakeCartServer, type SimulatedOutcome } from '../fixtures/createFakeCartServer.ts'
import { cartWithOffers, sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import { selectOptimisticCart } from './selectOptimisticCart.ts'

const { roses } = sampleLines
const unknown = 'This coupon is not known. Please look at its letters once more.'
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
type Scene = ReturnType<typeof createCartHarness>
const state = ({ store }: Scene) => store.getState()
const shown = ({ store }: Scene) => selectOptimisticCart(store.getState()) ?? expect.unreachable()
const kinds = (scene: Scene) => state(scene).toasts.map(({ kind }) => kind)
const requests = ({ noted }: Scene) => noted.filter((note) => !note.startsWith('count'))
const shop = (code = '', isRedeemed = false) =>
  createCartHarness({ server: cartWithOffers(code, isRedeemed), initial: cartWithOffers(code, isRedeemed) })
/** Creates a shop whose server responds only on command. */
const slowShop = () => {
  const server = createFakeCartServer(cartWithOffers())
  const scene = createCartHarness({ server: cartWithOffers(), wrapClient: () => server.client })
  const decide = async (fate: SimulatedOutcome = 'answered') => {
    server.decide(fate)
    await settle()
  }
  return { scene, server, decide }
}

describe('a coupon', () => {
  it('a coupon is applied when the server confirms it, and until then the old amounts are dimmed', async () => {
    const scene = shop()
    const before = shown(scene)
    scene.applyCoupon(' first-10 ')
    expect(shown(scene)).toEqual({ ...before, isUpdating: true })
    await settle()
    expect(requests(scene)).toEqual(['coupon FIRST10'])
    expect(shown(scene)).toMatchObject({ coupon: { code: 'FIRST10' }, isUpdating: false })
    const { total } = shown(scene)
    expect(total).toBe(before.total - 20_000)
    expect(state(scene).settled).toEqual({ kind: 'coupon', code: 'FIRST10', isApplied: true, total })
    expect(kinds(scene)).toEqual([])
    expect(scene.events).toEqual([])
  })

  it('a coupon can be removed again', async () => {
    const scene = shop('FIRST10')
    scene.removeCoupon()
    await settle()
    expect(requests(scene)).toEqual(['coupon none'])
    expect(shown(scene).coupon).toEqual({ code: '' })
    expect(state(scene).settled).toMatchObject({ kind: 'coupon', code: 'FIRST10', isApplied: false })
  })

  it('shows the reason for a rejection, without a failure toast', async () => {
    const scene = shop()
    const before = shown(scene)
    scene.applyCoupon('NOSUCH')
    await settle()
    expect(state(scene)).toMatchObject({ couponError: unknown, pending: [], sending: undefined })
    expect(state(scene).settled).toBeUndefined()
    expect(kinds(scene)).toEqual([])
    expect(requests(scene)).toEqual(['coupon NOSUCH'])
    expect(shown(scene)).toEqual(before)
  })

  it('keeps the coupon error until the next attempt, whatever else happens', async () => {
    const scene = shop()
    scene.applyCoupon('NOSUCH')
    await settle()
    scene.setQuantity(roses.id, 3)
    scene.applyCoupon(' -- ')
    await scene.refresh()
    await settle()
    expect(state(scene).couponError).toBe(unknown)
    scene.applyCoupon('DIWALI')
    expect(state(scene).couponError).toBeUndefined()
    await settle()
    expect(shown(scene).coupon).toEqual({ code: 'DIWALI' })
  })

  it('clears the coupon error when the coupon is removed', async () => {
    const scene = shop('FIRST10')
    scene.applyCoupon('NOSUCH')
    await settle()
    expect(state(scene).couponError).toBe(unknown)
    expect(shown(scene).coupon).toEqual({ code: 'FIRST10' })
    scene.removeCoupon()
    expect(state(scene).couponError).toBeUndefined()
  })

  it('leaves other pending changes unchanged when it is rejected', async () => {
    const scene = shop()
    scene.setQuantity(roses.id, 4)
    scene.applyCoupon('NOSUCH')
    scene.redeemPoints(true)
    await settle()
    expect(requests(scene)).toEqual(['quantity 4', 'coupon NOSUCH', 'use points'])
    expect(shown(scene).lines[0]?.quantity).toBe(4)
    expect(shown(scene).points?.isRedeemed).toBe(true)
    expect(state(scene).couponError).toBe(unknown)
  })

  it('sends only the last of several waiting codes, and shows no message for the others', async () => {
    const { scene, server, decide } = slowShop()
    scene.applyCoupon('NOSUCH')
    await settle()
    for (const code of ['ONE', 'TWO', 'FIRST10']) scene.applyCoupon(code)
    await decide()
    expect(state(scene).couponError).toBeUndefined()
    await decide()
    expect({ changes: server.changes(), underWay: server.underWay() }).toEqual({ changes: 2, underWay: 0 })
    expect(shown(scene).coupon).toEqual({ code: 'FIRST10' })
  })

  it('is never sent when it is removed while still queued', async () => {
    const { scene, server, decide } = slowShop()
    scene.setQuantity(roses.id, 2)
    await settle()
    scene.applyCoupon('FIRST10')
    scene.removeCoupon()
    await decide()
    expect({ changes: server.changes(), underWay: server.underWay() }).toEqual({ changes: 1, underWay: 0 })
  })

  it('is removed even if another code is entered before the removal is sent, and that code is rejected', async () => {
    const scene = shop('FIRST10')
    scene.setQuantity(roses.id, 2)
    scene.removeCoupon()
    for (const code of ['ONE', 'NOSUCH']) scene.applyCoupon(code)
    await settle()
    expect(requests(scene)).toEqual(['quantity 2', 'coupon none', 'coupon NOSUCH'])
    expect(shown(scene).coupon).toEqual({ code: '' })
    expect(state(scene).couponError).toBe(unknown)
  })

  it('a coupon is announced only once, with its final state', async () => {
    const { scene, decide } = slowShop()
    const events: unknown[] = []
    scene.store.subscribe(({ settled }, before) => settled !== before.settled && events.push(settled))
    scene.applyCoupon('FIRST10')
    await settle()
    scene.removeCoupon()
    await decide()
    await decide()
    expect(events).toMatchObject([{ kind: 'coupon', code: 'FIRST10', isApplied: false }])
  })

  it('waits while offline, and is sent when the network is back', async () => {
    const scene = shop()
    scene.connect(false)
    scene.applyCoupon('FIRST10')
    await settle()
    expect(kinds(scene)).toEqual(['offline'])
    expect(state(scene)).toMatchObject({ couponError: undefined, pending: [{ code: 'FIRST10' }] })
    scene.connect(true)
    await settle()
    expect(shown(scene).coupon).toEqual({ code: 'FIRST10' })
  })

  it.each<SimulatedOutcome>(['answerLost', 'lostOnTheWay'])(
    'fails like any other change when no response arrives: %s',
    async (fate) => {
      const { scene, server, decide } = slowShop()
      scene.applyCoupon('FIRST10')
      await settle()
      await decide(fate)
      await decide()
      expect(kinds(scene)).toEqual(['failed'])
      expect(state(scene).couponError).toBeUndefined()
      expect(shown(scene).coupon).toEqual(server.cart().coupon)
    },
  )

  it.each([
    [429, 'Please wait a while.', 'Please wait a while.', []],
    [401, 'Please log in.', undefined, ['failed']],
  ])('shows a rejection with code %i and message %j as %j', async (status, message, fault, notices) => {
    const scene = shop()
    scene.fail({ kind: 'refused', status, code: 'no', message })
    scene.applyCoupon('FIRST10')
    await settle()
    expect(state(scene).couponError).toBe(fault)
    expect(kinds(scene)).toEqual(notices)
  })

  it('is not sent when it is already applied, or when the shop accepts no coupons', async () => {
    const scene = shop('FIRST10')
    scene.applyCoupon('first10')
    const without = createCartHarness({ server: sampleCart() })
    without.applyCoupon('FIRST10')
    without.redeemPoints(true)
    await settle()
    expect([...requests(scene), ...requests(without)]).toEqual([])
  })
})

describe('reward points', () => {
  it("are redeemed and released again; each change is announced once, with the server's amounts", async () => {
    const scene = shop()
    const before = shown(scene).total
    scene.redeemPoints(true)
    scene.redeemPoints(true)
    await settle()
    expect(state(scene).settled).toEqual({ kind: 'points', isRedeemed: true, total: before - 7_400 })
    scene.redeemPoints(false)
    await settle()
    expect(state(scene).settled).toEqual({ kind: 'points', isRedeemed: false, total: before })
    expect(requests(scene)).toEqual(['use points', 'keep points'])
    expect(kinds(scene)).toEqual([])
  })

  it('reward points send no request when they are deselected before the redemption is sent', async () => {
    const { scene, server, decide } = slowShop()
    scene.setQuantity(roses.id, 2)
    await settle()
    scene.redeemPoints(true)
    scene.redeemPoints(false)
    await decide()
    expect({ changes: server.changes(), underWay: server.underWay() }).toEqual({ changes: 1, underWay: 0 })
  })

  it('shows a failure when reward points cannot be redeemed, and leaves the coupon error unchanged', async () => {
    const scene = shop()
    scene.applyCoupon('NOSUCH')
    await settle()
    scene.fail({ kind: 'refused', status: 422, code: 'no_points', message: 'No points' })
    scene.redeemPoints(true)
    await settle()
    expect(kinds(scene)).toEqual(['failed'])
    expect(state(scene).couponError).toBe(unknown)
  })

  it('reward points delay an order until the server has confirmed their redemption', async () => {
    const scene = shop()
    scene.redeemPoints(true)
    await scene.placeOrder()
    expect(requests(scene)).toEqual(['use points', 'start', 'go /checkout'])
    expect(scene.starts).toMatchObject([{ version: 2 }])
  })
})
