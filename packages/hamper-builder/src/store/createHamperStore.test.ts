import { toLineId } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Hamper, HamperQuery } from '@store/api-client/contract/hampers'
import type { Result } from '@store/api-client/contract/problem'
import { findFirstIncompleteStep } from '@store/api-client/contract/rules/hamperPicks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHamperHarness } from '../fixtures/createHamperHarness.ts'
import { createHamperServer } from '../fixtures/createHamperServer.ts'
import { sampleBox, sampleCourierHamper, sampleHamper, sampleItems } from '../fixtures/sampleHampers.ts'

const filled = '5-1.101_2.201*2_3.301_4.401'
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const line = toLineId('3eaf4f85-9d86-4f3f-8f3f-3a9f6f9f4d01')
const day = parseCalendarDate

const refused = (code: string) => ({ code, message: 'No.' })

describe('a hamper', () => {
  it('is loaded with the choices of the URL if the page does not contain it', async () => {
    const { store, start, server } = createHamperHarness({
      hamper: null,
      id: 'create-your-hamper',
      written: filled,
    })
    expect(store.getState().loading.kind).toBe('loading')
    start()
    await settle()
    expect(server.asked[0]).toMatchObject({ id: 'create-your-hamper', country: 356 })
    expect(store.getState()).toMatchObject({ loading: { kind: 'ready' }, build: { at: 4 } })
    expect(store.getState().build.picks).toHaveLength(4)
  })

  it('is not requested again if the page contains it', async () => {
    const { start, server } = createHamperHarness()
    start()
    await settle()
    expect(server.asked).toEqual([])
  })

  it('can be retried when loading failed, without losing choices', async () => {
    const server = createHamperServer({ get: ['offline', 'ok'] })
    const { store, start, retry, place } = createHamperHarness({ server, written: filled })
    start()
    place.setState({ city: 'Bengaluru', pincode: '560001' })
    await settle()
    expect(store.getState()).toMatchObject({ loading: { kind: 'failed' }, build: { at: 4 } })
    retry()
    await settle()
    expect(store.getState().loading.kind).toBe('ready')
    expect(store.getState().build.picks).toHaveLength(4)
  })

  it('is requested again when another city is chosen, and the last chosen city wins', async () => {
    const answers: (() => void)[] = []
    const server = createHamperServer({ offsets: { Leh: -1, Bengaluru: 0 } })
    const { get } = server.client
    const client = {
      get: async (question: HamperQuery): Promise<Result<Hamper>> => {
        const answer = await get(question)
        return new Promise((resolve) => answers.push(() => resolve(answer)))
      },
    }
    const { store, start, place } = createHamperHarness({ server: { ...server, client } })
    start()
    place.setState({ city: 'Leh' })
    await settle()
    place.setState({ city: 'Bengaluru' })
    await settle()
    for (const answer of answers.reverse()) answer()
    await settle()
    expect(store.getState()).toMatchObject({ offsetDays: 0, loading: { kind: 'ready' } })
  })

  it('loads the hamper and its courier variant for the location chosen last, whichever response arrives first', async () => {
    const answers: (() => void)[] = []
    const server = createHamperServer({ offsets: { Leh: -1 } })
    const { get } = server.client
    const client = {
      get: async (question: HamperQuery): Promise<Result<Hamper>> => {
        const answer = await get(question)
        return new Promise((resolve) => answers.push(() => resolve(answer)))
      },
    }
    const { store, start, place, setDate } = createHamperHarness({ server: { ...server, client } })
    const answerAll = async () => {
      await settle()
      while (answers.length > 0) {
        answers.shift()?.()
        await settle()
      }
    }
    start()
    place.setState({ city: 'Leh' })
    setDate(day('2026-12-01'))
    await answerAll()
    expect(store.getState().hamper?.id).toBe(sampleHamper.id)
    place.setState({ city: 'Bengaluru' })
    await settle()
    place.setState({ city: 'Leh' })
    await answerAll()
    expect(store.getState()).toMatchObject({ offsetDays: -1, loading: { kind: 'ready' } })
    place.setState({ city: 'Bengaluru' })
    await answerAll()
    expect(store.getState()).toMatchObject({
      hamper: { id: sampleCourierHamper.id },
      loading: { kind: 'ready' },
    })
  })
})

describe('the choices', () => {
  it('writes the choices to the URL and restores them from it', () => {
    const { seen, add, next } = createHamperHarness()
    add(sampleItems.basket.id)
    next()
    add(sampleItems.truffles.id)
    add(sampleItems.truffles.id)
    expect(seen.address).toBe('2-1.101_2.201*2')
    const again = createHamperHarness({ written: seen.address })
    expect(again.store.getState().build).toMatchObject({ at: 1, picks: [{ quantity: 1 }, { quantity: 2 }] })
  })

  it('keep the message to the receiver in browser storage and never in the URL', () => {
    const scene = createHamperHarness({ written: filled })
    scene.write('For Asha <3')
    expect(scene.store.getState().message).toBe('For Asha 3')
    expect(scene.seen.address).not.toContain('Asha')
    const again = createHamperHarness({ written: filled, kept: scene.seen.draft })
    again.start()
    expect(again.store.getState().message).toBe('For Asha 3')
    const other = createHamperHarness({ hamper: sampleBox, kept: scene.seen.draft })
    other.start()
    expect(other.store.getState().message).toBe('')
  })

  it.each([
    ['in the page', sampleHamper, undefined],
    ['loaded after the page', null, day('2026-11-24')],
  ])(
    'are there again when the page is opened without them in its URL, with the hamper %s',
    async (_, hamper, date) => {
      const { seen, add, next, setDate } = createHamperHarness()
      add(sampleItems.basket.id)
      next()
      if (date) setDate(date)
      await settle()
      const again = createHamperHarness({ hamper, kept: seen.draft })
      again.start()
      again.write('For Asha')
      await settle()
      expect(again.store.getState()).toMatchObject({
        ...{ date, message: 'For Asha' },
        build: { at: 1, picks: [{ productId: sampleItems.basket.id, quantity: 1 }] },
      })
      expect(again.seen).toMatchObject({ address: seen.address, draft: { written: seen.address } })
    },
  )

  it('of the URL, or of an edited cart line, replace the stored ones', () => {
    const kept = { hamper: String(sampleHamper.id), message: 'For Asha', written: '1-1.101' }
    for (const options of [{ written: filled }, { lineId: line }]) {
      const { start, store, seen } = createHamperHarness({ ...options, kept })
      start()
      expect(seen.address).toBe(options.written ?? '')
      expect(store.getState().message).toBe('For Asha')
    }
  })

  it('of an edited cart line are not stored, because they would fill another hamper', () => {
    const { write, seen } = createHamperHarness({ written: filled, lineId: line })
    write('For Asha')
    expect(seen.draft).toEqual({ hamper: String(sampleHamper.id), message: 'For Asha' })
  })

  it('keep the stored message when the hamper is loaded after the page', async () => {
    const kept = { hamper: String(sampleHamper.id), message: 'For Asha' }
    const { start, store } = createHamperHarness({ hamper: null, kept })
    start()
    await settle()
    expect(store.getState()).toMatchObject({ hamper: sampleHamper, message: 'For Asha' })
  })

  it('keep a message and a day that were chosen while the hamper was loading', async () => {
    const { store, start, write, setDate, seen } = createHamperHarness({ hamper: null, written: filled })
    start()
    write(`For Asha ${'x'.repeat(60)}`)
    setDate(day('2026-11-24'))
    expect(store.getState().message).toHaveLength(69)
    await settle()
    expect(store.getState()).toMatchObject({
      ...{ loading: { kind: 'ready' }, date: '2026-11-24', isDateGone: false },
      message: `For Asha ${'x'.repeat(41)}`,
    })
    expect(store.getState().build.picks).toHaveLength(4)
    expect(seen.address).toMatch(/-20261124$/)
  })

  it('of the store are kept with all that was loaded when the builder is mounted again', async () => {
    const server = createHamperServer({ offsets: { Leh: -1 } })
    const { store, start, add, place, events } = createHamperHarness({ server })
    const stop = start()
    add(sampleItems.basket.id)
    place.setState({ city: 'Leh' })
    await settle()
    stop()
    const left = store.getState()
    expect(left.offsetDays).toBe(-1)
    start()
    await settle()
    expect(store.getState()).toEqual(left)
    expect(server.asked).toHaveLength(1)
    expect(events).toHaveLength(1)
  })

  it('keep the courier variant when the builder is mounted again', async () => {
    const { store, start, setDate } = createHamperHarness()
    const stop = start()
    setDate(day('2026-11-25'))
    await settle()
    stop()
    start()
    expect(store.getState().hamper?.id).toBe(sampleCourierHamper.id)
  })

  it.each([null, 7, 'x', [], {}, { hamper: 1, message: {} }])(
    'ignore an invalid stored draft: %j',
    (kept) => {
      const scene = createHamperHarness({ kept })
      scene.start()
      expect(scene.store.getState().message).toBe('')
    },
  )
})

describe('the delivery day', () => {
  it('reports to analytics how many days from today the delivery day is', () => {
    const { setDate, events } = createHamperHarness()
    setDate(day('2026-11-24'))
    expect(events).toContainEqual({
      ...{ kind: 'hamperDateChosen', productId: sampleHamper.id },
      offsetDays: 1,
    })
  })

  it('selects the courier variant from the second day on, and the hamper itself before that day', async () => {
    const { setDate, store, seen } = createHamperHarness({ written: filled })
    setDate(day('2026-11-25'))
    await settle()
    expect(store.getState().hamper?.id).toBe(sampleCourierHamper.id)
    expect(store.getState().build.unavailable.map(({ productId }) => productId)).toEqual([
      sampleItems.rose.id,
    ])
    expect(seen.address).toContain('3.301')
    setDate(day('2026-11-24'))
    await settle()
    expect(store.getState().hamper?.id).toBe(sampleHamper.id)
    expect(store.getState().build.unavailable).toEqual([])
  })

  it('keeps the hamper when its courier variant cannot arrive by that day', async () => {
    const delayed = { ...sampleCourierHamper, offsetDays: 4 }
    const server = createHamperServer({ hampers: [sampleHamper, delayed] })
    const { setDate, store } = createHamperHarness({ server })
    setDate(day('2026-11-25'))
    await settle()
    expect(store.getState().hamper?.id).toBe(sampleHamper.id)
  })

  it('selects the courier variant for a delivery offset of two days or more', async () => {
    const server = createHamperServer({ hampers: [{ ...sampleHamper, offsetDays: 2 }, sampleCourierHamper] })
    const { start, store, place } = createHamperHarness({ server })
    start()
    place.setState({ city: 'Mysuru' })
    await settle()
    expect(store.getState().hamper?.id).toBe(sampleCourierHamper.id)
  })

  it('selects the courier variant for an offset of two days or more in the page, without a day or location', async () => {
    const hamper = { ...sampleHamper, offsetDays: 2 }
    const server = createHamperServer({ hampers: [hamper, sampleCourierHamper] })
    const { start, store } = createHamperHarness({ hamper, server })
    start()
    await settle()
    expect(store.getState()).toMatchObject({
      ...{ hamper: { id: sampleCourierHamper.id }, offsetDays: 2, loading: { kind: 'ready' } },
    })
    expect(server.asked.map(({ id }) => id)).toEqual([sampleCourierHamper.id])
  })

  it('clears the delivery day with a message when the day in the URL is too early', () => {
    const { store } = createHamperHarness({ written: `${filled}-20261101` })
    expect(store.getState()).toMatchObject({ date: undefined, isDateGone: true })
  })

  it('clears the delivery day with a message when another city makes it too early', async () => {
    const server = createHamperServer({
      offsets: { Leh: 5 },
      hampers: [{ ...sampleHamper, courierId: undefined }],
    })
    const { start, store, place, setDate } = createHamperHarness({ server })
    start()
    setDate(day('2026-11-24'))
    await settle()
    place.setState({ city: 'Leh' })
    await settle()
    expect(store.getState()).toMatchObject({ date: undefined, isDateGone: true, offsetDays: 5 })
  })
})

describe('the events', () => {
  const productId = sampleHamper.id

  it('report the opened hamper once, each reached step and the chosen day', async () => {
    const { start, add, take, next, back, goTo, drop, setDate, events, seen, store } = createHamperHarness()
    start()
    expect(store.getState()).toBe(store.getInitialState())
    add(sampleItems.basket.id)
    next()
    add(sampleItems.bars.id)
    take(sampleItems.bars.id)
    back()
    expect(seen.address).toBe('1-1.101')
    goTo(1)
    drop('basket', sampleItems.basket.id)
    expect(seen.address).toBe('')
    setDate(day('2026-11-25'))
    expect(seen.address).toBe('1--20261125')
    await settle()
    expect(events).toEqual([
      { kind: 'hamperOpened', productId },
      { kind: 'hamperStepReached', productId, step: 2 },
      { kind: 'hamperStepReached', productId, step: 1 },
      { kind: 'hamperStepReached', productId, step: 2 },
      { kind: 'hamperStepReached', productId, step: 1 },
      { kind: 'hamperDateChosen', productId, offsetDays: 2 },
    ])
  })

  it('wait until the hamper is loaded', async () => {
    const { start, setDate, write, events } = createHamperHarness({ hamper: null })
    start()
    write('For Asha')
    setDate(day('2026-11-24'))
    expect(events).toEqual([])
    await settle()
    expect(events).toEqual([{ kind: 'hamperOpened', productId }])
  })
})

describe('the first load', () => {
  it.each([
    ['of the page', sampleHamper],
    ['that the page does not contain', null],
  ])('selects the courier variant for the day in the URL, for a hamper %s', async (_, hamper) => {
    const { start, store } = createHamperHarness({ hamper, written: '1--20261125' })
    start()
    await settle()
    expect(store.getState()).toMatchObject({ hamper: sampleCourierHamper, date: '2026-11-25' })
  })

  it('is for the location chosen before the start, and a new pincode loads nothing', async () => {
    const { start, place, server, store } = createHamperHarness({ place: { city: 'Pune' } })
    start()
    await settle()
    place.setState({ pincode: '411001' })
    expect(store.getState().loading).toEqual({ kind: 'ready' })
    expect(server.asked).toEqual([{ id: sampleHamper.id, country: 356, city: 'Pune' }])
  })
})

describe('buying', () => {
  it('sends choices, day, location and message, and navigates to the cart', async () => {
    const { buy, write, setDate, place, server, seen } = createHamperHarness({ written: filled })
    place.setState({ city: 'Bengaluru', pincode: '560001' })
    setDate(day('2026-11-24'))
    await settle()
    write('For Asha')
    await buy('buyNow')
    expect(server.added).toEqual([
      {
        ...{ productId: sampleHamper.id, type: 'buyNow', date: '2026-11-24', pincode: '560001' },
        picks: [
          { step: 'basket', productId: 101, quantity: 1 },
          { step: 'chocolates', productId: 201, quantity: 2 },
          { step: 'flowers', productId: 301, quantity: 1 },
          { step: 'card', productId: 401, quantity: 1 },
        ],
        message: { attribute: 14, text: 'For Asha' },
        lineId: undefined,
      },
    ])
    expect(seen).toMatchObject({ carts: 1, draft: undefined })
  })

  it('sends one request for repeated presses', async () => {
    const { buy, server } = createHamperHarness({ written: filled })
    await Promise.all([buy('buyNow'), buy('buyNow'), buy('addToCart')])
    expect(server.added).toHaveLength(1)
  })

  it('buying waits until the hamper of the chosen day is loaded', async () => {
    const server = createHamperServer({ get: ['offline', 'ok'] })
    const { buy, setDate, retry, place, store } = createHamperHarness({ server, written: filled })
    place.setState({ pincode: '560001' })
    setDate(day('2026-12-01'))
    await buy('buyNow')
    await settle()
    await buy('buyNow')
    expect(server.added).toEqual([])
    retry()
    await settle()
    await buy('buyNow')
    expect(server.added).toMatchObject([{ productId: sampleCourierHamper.id }])
    expect(store.getState().purchase.kind).toBe('inCart')
  })

  it('a tap on buy while a step is incomplete sends nothing, and opens that step', async () => {
    const { buy, server, store } = createHamperHarness({ written: '2-1.101' })
    await buy('buyNow')
    expect(server.added).toEqual([])
    expect(store.getState().build).toMatchObject({
      at: 1,
      error: { kind: 'mandatoryFrom', step: 'Chocolates' },
    })
  })

  it('keeps all choices on failure, and can be retried', async () => {
    const server = createHamperServer({ add: ['offline', 'ok'] })
    const { buy, write, store, seen } = createHamperHarness({ server, written: filled })
    write('For Asha')
    await buy('addToCart')
    expect(store.getState()).toMatchObject({
      purchase: { kind: 'failed' },
      message: 'For Asha',
      build: { at: 4 },
    })
    expect(seen).toMatchObject({ carts: 0, draft: { message: 'For Asha' } })
    await buy('addToCart')
    expect(store.getState().purchase.kind).toBe('inCart')
    expect(server.added).toHaveLength(2)
  })

  it('requires a pincode for the courier variant, and clears the error when one is chosen', async () => {
    const { buy, place, start, store, server, seen } = createHamperHarness({
      hamper: { ...sampleCourierHamper },
      written: '4-1.101_2.201*2_3.401',
    })
    start()
    await buy('buyNow')
    expect(seen.places).toBe(1)
    expect(store.getState().lacksPincode).toBe(true)
    place.setState({ pincode: '560001' })
    expect(store.getState().lacksPincode).toBe(false)
    await settle()
    await buy('buyNow')
    expect(server.added).toHaveLength(1)
  })

  it('updates the cart line of an edited hamper and navigates back to the cart', async () => {
    const { buy, server, seen } = createHamperHarness({ written: filled, lineId: line })
    await buy('addToCart')
    expect(server.added[0]?.lineId).toBe(line)
    expect(seen.carts).toBe(1)
  })

  it('adds an edited hamper as a new line when its former line is no longer in the cart', async () => {
    const server = createHamperServer({ add: [refused('line_gone'), 'ok'] })
    const { buy, store } = createHamperHarness({ server, written: filled, lineId: line })
    await buy('addToCart')
    expect(server.added.map(({ lineId }) => lineId)).toEqual([line, undefined])
    expect(store.getState().purchase.kind).toBe('inCart')
  })

  it('treats a hamper that is changed afterwards as not yet bought', async () => {
    const { buy, back, add, take, store } = createHamperHarness({ written: filled })
    await buy('addToCart')
    expect(store.getState().purchase.kind).toBe('inCart')
    back()
    take(sampleItems.card.id)
    add(sampleItems.card.id)
    expect(store.getState().purchase.kind).toBe('choosing')
  })

  it.each([
    ['is not delivered to the location', { ...sampleHamper, offsetDays: -1 }],
    ['is out of stock', { ...sampleHamper, isOutOfStock: true }],
  ])('is not possible for a hamper that %s', async (_, hamper) => {
    const { buy, server } = createHamperHarness({ hamper, written: filled })
    await buy('buyNow')
    expect(server.added).toEqual([])
  })
})

type Step =
  | { readonly kind: 'add' | 'take'; readonly nid: (typeof sampleItems)[keyof typeof sampleItems]['id'] }
  | { readonly kind: 'next' | 'back' | 'buy' | 'retry' | 'answer' | 'fail' }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'city'; readonly city: string }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add' as const, 'add' as const, 'take' as const),
    nid: fc.constantFrom(...Object.values(sampleItems).map(({ id }) => id)),
  }),
  fc.record({
    kind: fc.constantFrom('next', 'next', 'back', 'buy', 'buy', 'buy', 'retry', 'answer', 'answer', 'fail'),
  }),
  fc.record({
    kind: fc.constant('day' as const),
    day: fc.constantFrom('2026-11-24', '2026-11-25', '2026-12-01'),
  }),
  fc.record({ kind: fc.constant('city' as const), city: fc.constantFrom('Bengaluru', 'Leh', 'Mysuru') }),
)

it('follows all rules of a hamper for any order of presses, with slow and failed responses', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 60, size: 'max' }), async (steps) => {
      const waiting: ((ok: boolean) => void)[] = []
      const server = createHamperServer({ offsets: { Leh: -1, Mysuru: 2 } })
      const later = <Answer>(answer: Result<Answer>): Promise<Result<Answer>> =>
        new Promise((resolve) =>
          waiting.push((ok) => resolve(ok ? answer : { ok: false, failure: { kind: 'network' } })),
        )
      const inFlight = { adds: 0 }
      // The store would catch assertions inside the fake server, so they run here.
      const pending: (() => void)[] = []
      const scene = createHamperHarness({
        written: filled,
        server: {
          ...server,
          client: { get: async (question) => later(await server.client.get(question)) },
          add: async (hamper) => {
            inFlight.adds += 1
            const { adds } = inFlight
            const { city } = scene.place.getState()
            pending.push(() => {
              expect(adds).toBe(1)
              const known = hamper.productId === sampleCourierHamper.id ? sampleCourierHamper : sampleHamper
              expect(findFirstIncompleteStep(known.steps, hamper.picks)).toBe(known.steps.length)
              expect(hamper.picks.every(({ step }) => known.steps.some(({ id }) => id === step))).toBe(true)
              const days = hamper.date === undefined ? 0 : Number(hamper.date.slice(8))
              expect(hamper.productId === sampleCourierHamper.id || days < 25 || city === 'Leh').toBe(true)
            })
            const answer = await later(await server.add(hamper))
            inFlight.adds -= 1
            return answer
          },
        },
      })
      scene.place.setState({ pincode: '560001' })
      scene.start()
      for (const step of steps) {
        const total = () => {
          const { picks, unavailable } = scene.store.getState().build
          return [...picks, ...unavailable].reduce((sum, { quantity }) => sum + quantity, 0)
        }
        const before = total()
        if (step.kind === 'add') scene.add(step.nid)
        else if (step.kind === 'take') scene.take(step.nid)
        else if (step.kind === 'day') scene.setDate(day(step.day))
        else if (step.kind === 'city') scene.place.setState({ city: step.city })
        else if (step.kind === 'buy') void scene.buy('buyNow')
        else if (step.kind === 'answer' || step.kind === 'fail') waiting.shift()?.(step.kind === 'answer')
        else scene[step.kind]()
        await settle()
        for (const judge of pending.splice(0)) judge()
        if (step.kind !== 'add' && step.kind !== 'take') expect(total()).toBe(before)
      }
      for (const answer of waiting.splice(0)) answer(true)
    }),
    { numRuns: 60 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  ))
