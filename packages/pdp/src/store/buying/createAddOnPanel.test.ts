import type { AddOnGroup, AddOnsQuery, Occasion } from '@store/api-client/contract/catalogue'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Result } from '@store/api-client/contract/problem'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addOnGroups, addOnSettings, occasions, sampleAddOns } from '../../fixtures/addOnGroups.ts'
import { idleProductPorts } from '../../fixtures/idleProductPorts.ts'
import { roses } from '../../fixtures/roses.ts'
import type { AddOnPanelState } from '../AddOnPanelState.ts'
import { createProductStore } from '../createProductStore.ts'
import { initialDeliveryDayState } from '../days/initialDeliveryDayState.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import { createAddOnPanel } from './createAddOnPanel.ts'

type Answer = Result<readonly AddOnGroup[]>

const { balloons, candle, card } = sampleAddOns
const known: Answer = { ok: true, value: addOnGroups }
const empty: Answer = { ok: true, value: [] }
const network = { ok: false, failure: { kind: 'network' } } as const
const wednesday = parseCalendarDate('2026-11-25')

function setUp(product: Partial<typeof roses> = {}, more: Partial<ProductPorts> = {}) {
  const answers: ((answer: Answer) => void)[] = []
  const addOns = vi.fn((_: AddOnsQuery) => new Promise<Answer>((resolve) => answers.push(resolve)))
  const named: ((answer: Result<readonly Occasion[]>) => void)[] = []
  const loadOccasions = vi.fn(
    () => new Promise<Result<readonly Occasion[]>>((resolve) => named.push(resolve)),
  )
  const settings = vi.fn(
    async (): Promise<Result<typeof addOnSettings>> => ({ ok: true, value: addOnSettings }),
  )
  const ports: ProductPorts = {
    ...idleProductPorts,
    addOns: { client: { addOns, occasions: loadOccasions }, settings },
    ...more,
  }
  const page = createProductStore({ product: { ...roses, showsAddOns: true, ...product }, ports })
  const store = createStore(page.getState)
  const { actions, ...panel } = createAddOnPanel(store, ports)
  return {
    ...{ ...panel, actions, store, addOns, settings, loadOccasions },
    panel: () => store.getState().panel,
    chosen: () => store.getState().addOns,
    answer: (request: number, value: Answer) => answers[request]?.(value),
    answerOccasions: (value: Result<readonly Occasion[]>) => named.at(-1)?.(value),
    requested: (times: number) => vi.waitFor(() => expect(addOns).toHaveBeenCalledTimes(times)),
  }
}

/** Opens the panel with all add-ons. */
async function openPanel(product: Partial<typeof roses> = {}) {
  const page = setUp(product)
  const opening = page.open('addToCart', '560001')
  await page.requested(1)
  page.answer(0, known)
  expect(await opening).toBe(true)
  return page
}

describe('opening the panel', () => {
  it('shows the panel as loading until the add-ons arrive', async () => {
    const { store, open, panel, answer, requested } = setUp()
    const shown: (AddOnPanelState | undefined)[] = []
    store.subscribe((state) => shown.push(state.panel))
    const opening = open('buyNow', '560001')
    await requested(1)
    const loading = {
      ...{ button: 'buyNow', pincode: '560001', settings: addOnSettings },
      groups: { kind: 'loading' },
      occasions: { kind: 'none' },
    }
    for (const each of shown) expect(each).toEqual(loading)
    expect(panel()).toEqual(loading)
    answer(0, known)
    expect(await opening).toBe(true)
    expect(panel()).toEqual({ ...loading, groups: { kind: 'known', value: addOnGroups } })
  })

  it('lets the shopper continue while the location check has ended and the add-ons load', async () => {
    const { store, open, requested } = setUp()
    store.setState({ purchase: { kind: 'adding', button: 'buyNow' } })
    void open('buyNow', '560001')
    await requested(1)
    expect(store.getState().purchase).toEqual({ kind: 'ready' })
  })

  it('requests the add-ons for the earliest delivery if no day is chosen', async () => {
    const { open, addOns, requested } = setUp()
    void open('addToCart', '560001')
    await requested(1)
    expect(addOns).toHaveBeenCalledExactlyOnceWith({
      productId: roses.id,
      pincode: '560001',
      delivery: undefined,
    })
  })

  it('requests the add-ons for the chosen day and delivery method, without the time slot', async () => {
    const { store, open, addOns, requested } = setUp()
    const chosen = { date: wednesday, by: 'courier', slot: '23-24' } as const
    store.setState({ day: { ...initialDeliveryDayState, requestedDate: wednesday, chosen } })
    void open('addToCart', '560001')
    await requested(1)
    expect(addOns).toHaveBeenCalledExactlyOnceWith({
      ...{ productId: roses.id, pincode: '560001' },
      delivery: { date: wednesday, by: 'courier' },
    })
  })

  it.each([
    ['arrive', known],
    ['turn out to be none', empty],
    ['fail to load', network],
  ])('keeps the panel closed if it was closed before the add-ons %s', async (_, value) => {
    const { open, close, panel, answer, requested } = setUp()
    const opening = open('addToCart', '560001')
    await requested(1)
    await close()
    answer(0, value)
    // The shopper closed the panel, so nothing is bought.
    expect(await opening).toBe(true)
    expect(panel()).toBeUndefined()
  })

  it('ignores the add-ons of a previous location that arrive after those of the new one', async () => {
    const { open, close, panel, answer, requested } = setUp()
    const first = open('addToCart', '411001')
    await requested(1)
    await close()
    const second = open('addToCart', '560001')
    await requested(2)
    answer(1, known)
    await second
    answer(0, { ok: true, value: addOnGroups.slice(1) })
    await first
    expect(panel()).toMatchObject({ pincode: '560001', groups: { value: addOnGroups } })
  })

  it('buys once if the panel was closed and opened again before it turns out that there are no add-ons', async () => {
    const { open, close, panel, answer, requested } = setUp()
    const first = open('addToCart', '560001')
    await requested(1)
    await close()
    const second = open('addToCart', '560001')
    await vi.waitFor(() => expect(panel()).toBeDefined())
    answer(0, empty)
    expect(await Promise.all([first, second])).toEqual([true, false])
    expect(panel()).toBeUndefined()
  })

  it('does not buy again if the shopper continued before it turns out that there are no add-ons', async () => {
    const { store, open, panel, answer, requested } = setUp()
    const opening = open('addToCart', '560001')
    await requested(1)
    store.setState({ purchase: { kind: 'adding', button: 'addToCart' } })
    answer(0, empty)
    expect(await opening).toBe(true)
    // The request closes the panel when it has succeeded.
    expect(panel()).toBeDefined()
  })

  it.each([
    ['all chosen add-ons', [balloons, card], [balloons, card]],
    ['only the chosen add-ons that are offered', [balloons, { id: roses.id }], [balloons]],
  ])('keeps %s', async (_, before, after) => {
    const { store, open, chosen, answer, requested } = setUp()
    store.setState({ addOns: before.map(({ id }) => ({ productId: id, quantity: 2 })) })
    const opening = open('addToCart', '560001')
    await requested(1)
    answer(0, known)
    await opening
    expect(chosen()).toEqual(after.map(({ id }) => ({ productId: id, quantity: 2 })))
  })

  it('does not update the chosen add-ons if all of them are offered', async () => {
    const { store, open, chosen, answer, requested } = setUp()
    const before = [{ productId: balloons.id, quantity: 1 }]
    store.setState({ addOns: before })
    const opening = open('addToCart', '560001')
    await requested(1)
    answer(0, known)
    await opening
    expect(chosen()).toBe(before)
  })
})

describe('preloading', () => {
  it.each(['560001', undefined])(
    'loads the add-ons of pincode %s, which opening the panel does not request again',
    async (pincode) => {
      const { prepare, open, panel, addOns, answer, requested } = setUp()
      prepare(pincode)
      await requested(1)
      expect(addOns).toHaveBeenCalledWith({ productId: roses.id, pincode, delivery: undefined })
      expect(panel()).toBeUndefined()
      answer(0, known)
      const opening = open('addToCart', pincode ?? '560001')
      await vi.waitFor(() => expect(panel()).toBeDefined())
      answer(1, known)
      expect(await opening).toBe(true)
      expect(addOns).toHaveBeenCalledTimes(pincode ? 1 : 2)
    },
  )

  it('requests nothing for a product without add-ons', async () => {
    const { prepare, open, settings, addOns } = setUp({ showsAddOns: false })
    prepare('560001')
    expect(await open('addToCart', '560001')).toBe(false)
    expect(settings).not.toHaveBeenCalled()
    expect(addOns).not.toHaveBeenCalled()
  })

  it('requests nothing in a host without add-ons', async () => {
    const { prepare, open, panel } = setUp({}, { addOns: undefined })
    prepare('560001')
    expect(await open('addToCart', '560001')).toBe(false)
    expect(panel()).toBeUndefined()
  })

  it('requests no add-ons for a country in which the panel does not open', async () => {
    const { prepare, open, settings, addOns } = setUp({ delivery: { ...roses.delivery, country: 276 } })
    prepare('560001')
    expect(await open('addToCart', '560001')).toBe(false)
    expect(settings).toHaveBeenCalledOnce()
    expect(addOns).not.toHaveBeenCalled()
  })
})

describe('choosing add-ons', () => {
  it('changes an add-on that is already chosen, in its place', async () => {
    const { actions, chosen } = await openPanel()
    actions.setAddOn({ productId: candle.id, quantity: 1, candleNumber: 25 })
    actions.setAddOn({ productId: card.id, quantity: 1, occasion: 1 })
    actions.setAddOn({ productId: candle.id, quantity: 2, candleNumber: 30 })
    expect(chosen()).toEqual([
      { productId: candle.id, quantity: 2, candleNumber: 30 },
      { productId: card.id, quantity: 1, occasion: 1 },
    ])
  })

  it.each([
    [0, 1],
    [1, 1],
    [2.7, 2],
    [10, 10],
    [11, 10],
  ])('chooses %d units as %d', async (quantity, expected) => {
    const { actions, chosen } = await openPanel()
    actions.setAddOn({ productId: balloons.id, quantity })
    expect(chosen()).toEqual([{ productId: balloons.id, quantity: expected }])
  })
})

describe('retrying', () => {
  it('shows the add-ons as loading again, and then the new answer', async () => {
    const { open, actions, panel, answer, requested } = setUp()
    const opening = open('addToCart', '560001')
    await requested(1)
    answer(0, network)
    await opening
    expect(panel()?.groups).toEqual({ kind: 'failed', failure: { kind: 'network' } })
    actions.retry()
    expect(panel()?.groups).toEqual({ kind: 'loading' })
    await requested(2)
    answer(1, known)
    await vi.waitFor(() => expect(panel()?.groups).toEqual({ kind: 'known', value: addOnGroups }))
  })

  it('does nothing while the panel is closed', () => {
    const { actions, addOns, panel } = setUp()
    expect(actions.retry).not.toThrow()
    expect(addOns).not.toHaveBeenCalled()
    expect(panel()).toBeUndefined()
  })
})

describe('the occasions of a greeting card', () => {
  it('load once, however often a card is chosen', async () => {
    const { actions, loadOccasions, answerOccasions, panel } = await openPanel()
    actions.loadOccasions()
    expect(panel()?.occasions).toEqual({ kind: 'loading' })
    actions.loadOccasions()
    answerOccasions({ ok: true, value: occasions })
    await vi.waitFor(() => expect(panel()?.occasions).toEqual({ kind: 'known', value: occasions }))
    actions.loadOccasions()
    expect(loadOccasions).toHaveBeenCalledOnce()
    expect(panel()?.groups).toEqual({ kind: 'known', value: addOnGroups })
  })

  it('load again after a failure', async () => {
    const { actions, loadOccasions, answerOccasions, panel } = await openPanel()
    actions.loadOccasions()
    answerOccasions(network)
    await vi.waitFor(() =>
      expect(panel()?.occasions).toEqual({ kind: 'failed', failure: { kind: 'network' } }),
    )
    actions.loadOccasions()
    expect(panel()?.occasions).toEqual({ kind: 'loading' })
    expect(loadOccasions).toHaveBeenCalledTimes(2)
  })

  it('do not open a panel that was closed meanwhile', async () => {
    const { actions, loadOccasions, answerOccasions, close, panel } = await openPanel()
    actions.loadOccasions()
    await close()
    answerOccasions({ ok: true, value: occasions })
    // Handlers run in order, so the panel has received the answer too.
    await loadOccasions.mock.results[0]?.value
    expect(panel()).toBeUndefined()
  })

  it('are not requested while the panel is closed', () => {
    const { actions, loadOccasions, panel } = setUp()
    expect(actions.loadOccasions).not.toThrow()
    expect(loadOccasions).not.toHaveBeenCalled()
    expect(panel()).toBeUndefined()
  })
})
