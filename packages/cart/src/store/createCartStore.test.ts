import { paise } from '@store/api-client/contract/money'
import { describe, expect, it } from 'vitest'
import { createCartScene } from '../fixtures/createCartScene.ts'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import { shownCart } from './foldCart.ts'

const { roses, cake } = sampleLines
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const kinds = ({ store }: ReturnType<typeof createCartScene>) =>
  store.getState().notices.map(({ kind }) => kind)
const shownQuantity = ({ store }: ReturnType<typeof createCartScene>, id = roses.id) =>
  shownCart(store.getState())?.lines.find((line) => line.id === id)?.quantity

describe('a cart that is looked at', () => {
  it('asks for itself where it is not known, and reports the view once', async () => {
    const scene = createCartScene({ initial: undefined })
    await Promise.all([scene.view(), scene.view()])
    scene.setQuantity(roses.id, 1)
    scene.dismissNotice('none')
    expect(scene.noted).toEqual(['count 4', 'list'].toReversed())
    expect(scene.store.getState().confirmed).toEqual(sampleCart())
    expect(scene.events.map(({ kind }) => kind)).toEqual(['viewCart'])
  })

  it('asks for nothing where the server rendered it', async () => {
    const scene = createCartScene()
    await scene.view()
    expect(scene.noted).toEqual([])
    expect(scene.events).toMatchObject([{ kind: 'viewCart', total: sampleCart().total }])
  })

  it('says that it could not be had, and comes when it is asked for again', async () => {
    const scene = createCartScene({ initial: undefined })
    scene.fail({ kind: 'network' })
    await scene.view()
    expect(scene.store.getState()).toMatchObject({ confirmed: undefined, hasFailedToLoad: true, notices: [] })
    scene.fail(undefined)
    const again = scene.refresh()
    expect(scene.store.getState().hasFailedToLoad).toBe(false)
    await again
    expect(scene.store.getState().confirmed).toBeDefined()
    expect(scene.events.map(({ kind }) => kind)).toEqual(['viewCart'])
  })
})

it('asks for nothing before the settings are known', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scene = createCartScene({ initial: undefined, whenReady: () => promise })
  const viewed = scene.view()
  await settle()
  expect(scene.noted).toEqual([])
  resolve()
  await viewed
  expect(scene.noted).toContain('list')
})

describe('a refresh', () => {
  it('that is under way is shared, also by its failure', async () => {
    const scene = createCartScene()
    await Promise.all([scene.refresh(), scene.refresh()])
    expect(scene.noted).toEqual(['list'])
    scene.fail({ kind: 'network' })
    let told = 0
    scene.store.subscribe(({ notices }, before) => {
      if (notices !== before.notices) told += 1
    })
    await Promise.all([scene.refresh(), scene.refresh()])
    expect(told).toBe(1)
    expect(scene.noted).toEqual(['list', 'list'])
  })

  it('that was asked for another visitor is not', async () => {
    const scene = createCartScene({ session: { kind: 'guest' } })
    const asGuest = scene.refresh()
    scene.visit({ kind: 'user', firstName: 'Asha', isVerified: true })
    await Promise.all([asGuest, scene.refresh(), scene.refresh()])
    expect(scene.noted).toEqual(['list', 'list'])
  })

  it('ends the leaving also where it is shared', async () => {
    const scene = createCartScene({ silent: 'list' })
    const order = scene.placeOrder()
    while (scene.starts.length === 0) await Promise.resolve()
    void scene.refresh()
    await order
    expect(scene.store.getState().order.kind).toBe('leaving')
    void scene.refresh()
    expect(scene.store.getState().order.kind).toBe('idle')
  })
})

describe('an answer', () => {
  it('older than what is known is ignored', async () => {
    const scene = createCartScene({ initial: sampleCart([roses], 5), server: sampleCart([cake], 4) })
    await scene.refresh()
    expect(scene.store.getState().confirmed?.lines).toEqual([roses])
  })

  it('that cannot be had leaves the known cart as it is, with a notice', async () => {
    const scene = createCartScene()
    scene.fail({ kind: 'broken', status: 500 })
    await scene.refresh()
    expect(scene.store.getState().confirmed).toEqual(sampleCart())
    expect(kinds(scene)).toEqual(['failed'])
  })

  it('that cannot be had because the network is away says so', async () => {
    const scene = createCartScene()
    scene.connect(false)
    await scene.refresh()
    expect(kinds(scene)).toEqual(['offline'])
  })
})

describe('a quantity', () => {
  it('is shown at once and sent, with one notice, one status, one event and the new count', async () => {
    const scene = createCartScene()
    scene.setQuantity(roses.id, 3)
    expect(shownQuantity(scene)).toBe(3)
    await settle()
    expect(scene.noted).toEqual(['quantity 3', 'count 6'])
    expect(kinds(scene)).toEqual(['quantityChanged'])
    expect(scene.store.getState().settled).toEqual({
      kind: 'quantity',
      title: 'Red Roses',
      quantity: 3,
      total: paise(3 * 89_900 + 2 * 64_900 + 49_900),
    })
    expect(scene.events).toMatchObject([
      { kind: 'addToCart', change: 2, item: { title: 'Red Roses', quantity: 3 } },
    ])
  })

  it('of ten fast clicks ends in two requests, the right number and one status', async () => {
    const scene = createCartScene()
    let told = 0
    scene.store.subscribe((state, before) => {
      if (state.settled !== before.settled) told += 1
    })
    for (let clicks = 1; clicks <= 9; clicks += 1) {
      scene.setQuantity(roses.id, 1 + clicks)
      await Promise.resolve()
    }
    await settle()
    expect(scene.noted.filter((note) => note.startsWith('quantity')).length).toBeLessThanOrEqual(3)
    expect(scene.noted).toContain('quantity 10')
    expect(scene.store.getState().confirmed?.lines[0]?.quantity).toBe(10)
    expect(scene.store.getState().pending).toEqual([])
    expect(told).toBe(1)
    expect(kinds(scene)).toEqual(['quantityChanged'])
  })

  it.each([
    [0, 1],
    [-3, 1],
    [11, 10],
    [2.7, 2],
  ])('of %d becomes %d', (asked, got) => {
    const scene = createCartScene({ server: sampleCart([{ ...roses, quantity: 5 }]) })
    scene.setQuantity(roses.id, asked)
    expect(shownQuantity(scene)).toBe(got)
  })

  it('that fails is taken back with a notice, and the server is asked what is true', async () => {
    const scene = createCartScene()
    scene.serve(sampleCart([{ ...roses, quantity: 2 }], 2))
    scene.fail({ kind: 'network' })
    scene.setQuantity(roses.id, 3)
    await Promise.resolve()
    scene.fail(undefined)
    await settle()
    expect(kinds(scene)).toEqual(['failed'])
    expect(scene.noted.slice(0, 2)).toEqual(['quantity 3', 'list'])
    expect(shownQuantity(scene)).toBe(2)
    expect(scene.events).toEqual([])
  })

  it('that the server turns out to have already is not sent', async () => {
    const scene = createCartScene()
    scene.serve(sampleCart([{ ...roses, quantity: 3 }], 2))
    const refreshed = scene.refresh()
    scene.setQuantity(roses.id, 3)
    scene.setQuantity(cake.id, 5)
    await refreshed
    await settle()
    expect(scene.noted).toEqual(['list', 'count 3'])
    expect(scene.store.getState()).toMatchObject({ pending: [], notices: [] })
  })

  it('says the same failure once, however often it comes', async () => {
    const scene = createCartScene()
    scene.fail({ kind: 'network' })
    scene.setQuantity(roses.id, 3)
    await settle()
    scene.setQuantity(cake.id, 3)
    await settle()
    expect(kinds(scene)).toEqual(['failed'])
    const [notice] = scene.store.getState().notices
    scene.dismissNotice(notice?.id ?? '')
    expect(kinds(scene)).toEqual([])
  })
})

describe('a removal', () => {
  it('waits for the shopper to confirm it', async () => {
    const scene = createCartScene()
    scene.askToRemove(roses.id)
    expect(scene.store.getState().asked).toEqual({ kind: 'removeLine', lineId: roses.id })
    scene.leaveQuestion()
    scene.confirmRemove()
    await settle()
    expect(scene.noted).toEqual([])
  })

  it('follows a quantity that waits, and only the removal is announced', async () => {
    const scene = createCartScene()
    scene.setQuantity(roses.id, 3)
    scene.askToRemove(roses.id)
    scene.confirmRemove()
    expect(shownQuantity(scene)).toBeUndefined()
    await settle()
    expect(scene.noted).toEqual(['quantity 3', 'count 6', 'remove', 'count 3'])
    expect(kinds(scene)).toEqual(['lineRemoved'])
    expect(scene.store.getState()).toMatchObject({
      asked: undefined,
      settled: { kind: 'removed', title: 'Red Roses' },
    })
    expect(scene.events).toMatchObject([
      { kind: 'addToCart', change: 2 },
      { kind: 'removeFromCart', item: { title: 'Red Roses', quantity: 3 } },
    ])
  })

  it('is no longer asked about once its line is gone', async () => {
    const scene = createCartScene({ initial: sampleCart([roses, cake]), server: sampleCart([cake], 2) })
    scene.askToRemove(cake.id)
    await scene.refresh()
    expect(scene.store.getState().asked).toEqual({ kind: 'removeLine', lineId: cake.id })
    scene.askToRemove(roses.id)
    scene.serve(sampleCart([cake], 3))
    await scene.refresh()
    expect(scene.store.getState().asked).toBeUndefined()
  })

  it('that fails brings the line back', async () => {
    const scene = createCartScene()
    scene.fail({ kind: 'broken', status: 500 })
    scene.askToRemove(roses.id)
    scene.confirmRemove()
    await settle()
    expect(shownQuantity(scene)).toBe(1)
    expect(kinds(scene)).toEqual(['failed'])
  })
})
