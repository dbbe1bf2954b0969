import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Hamper } from '@store/api-client/contract/hampers'
import { describe, expect, it } from 'vitest'
import { createHamperHarness } from '../fixtures/createHamperHarness.ts'
import { createHamperServer } from '../fixtures/createHamperServer.ts'
import { sampleCourierHamper, sampleHamper, sampleItems } from '../fixtures/sampleHampers.ts'
import { getHamperDates } from './getHamperDates.ts'

const today = parseCalendarDate('2026-11-23')
const tomorrow = parseCalendarDate('2026-11-24')
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** The hamper, of which the red rose is not delivered on these days. */
const withRoseBlocked = (...blockedDays: string[]): Hamper => ({
  ...sampleHamper,
  steps: sampleHamper.steps.map((step) => ({
    ...step,
    items: step.items.map((item) => (item.id === sampleItems.rose.id ? { ...item, blockedDays } : item)),
  })),
})
const rose = '1-3.301'

describe('the dates of a hamper', () => {
  it.each([
    ['start today', sampleHamper, rose, '2026-11-23'],
    [
      'skip blocked days of the hamper',
      { ...sampleHamper, blockedDays: ['11-23', '11-24'] },
      '',
      '2026-11-25',
    ],
    ['skip a blocked day of a chosen item', withRoseBlocked('11-23'), rose, '2026-11-24'],
    ['ignore a blocked day of an item that is not chosen', withRoseBlocked('11-23'), '', '2026-11-23'],
    [
      'skip a blocked first day after the offset',
      { ...sampleHamper, offsetDays: 2, blockedDays: ['11-25'] },
      '',
      '2026-11-26',
    ],
  ])('%s', (_, hamper, written, first) => {
    const { store } = createHamperHarness({ hamper, written })
    expect(getHamperDates(store.getState(), today).first).toBe(first)
  })

  it('do not contain a later blocked day, of any year', () => {
    const { store } = createHamperHarness({ hamper: { ...sampleHamper, blockedDays: ['01-26'] } })
    const { isBlocked } = getHamperDates(store.getState(), today)
    expect(['2027-01-25', '2027-01-26', '2028-01-26'].map(isBlocked)).toEqual([false, true, true])
  })
})

describe('a chosen day of a hamper', () => {
  it.each([
    ['the hamper', { ...sampleHamper, blockedDays: ['11-24'] }],
    ['a chosen item', withRoseBlocked('11-24')],
  ])('in the URL is cleared if it is blocked for %s', (_, hamper) => {
    const { store } = createHamperHarness({ hamper, written: `${rose}-20261124` })
    expect(store.getState()).toMatchObject({ date: undefined, isDateGone: true })
  })

  it('is cleared when an item is added that is not delivered on this day', async () => {
    const { store, goTo, add, setDate, seen } = createHamperHarness({
      hamper: withRoseBlocked('11-24'),
      written: '3-1.101_2.201*2',
    })
    setDate(tomorrow)
    await settle()
    goTo(2)
    add(sampleItems.lilies.id)
    expect(store.getState().date).toBe(tomorrow)
    add(sampleItems.rose.id)
    expect(store.getState()).toMatchObject({ date: undefined, isDateGone: true })
    expect(seen.address).not.toContain('20261124')
  })

  it('that is cleared with the courier variant selects the hamper itself again', async () => {
    const days = { blockedDays: ['11-25'] }
    const steps = sampleHamper.steps.map((step) => ({
      ...step,
      items: step.items.map((item) => (item.id === sampleItems.cookies.id ? { ...item, ...days } : item)),
    }))
    const hampers = [{ ...sampleHamper, steps }, sampleCourierHamper]
    const { store, goTo, add, setDate } = createHamperHarness({
      ...{ hamper: hampers[0], server: createHamperServer({ hampers }), written: '2-1.101' },
    })
    setDate(parseCalendarDate('2026-11-25'))
    await settle()
    expect(store.getState().hamper?.id).toBe(sampleCourierHamper.id)
    goTo(1)
    add(sampleItems.cookies.id)
    await settle()
    expect(store.getState()).toMatchObject({ date: undefined, hamper: { id: sampleHamper.id } })
  })

  it('is cleared when the hamper is blocked at another location', async () => {
    const server = createHamperServer({ hampers: [{ ...sampleHamper, blockedDays: ['11-24'] }] })
    const { store, start, setDate, place } = createHamperHarness({ server })
    start()
    setDate(tomorrow)
    await settle()
    place.setState({ city: 'Pune' })
    await settle()
    expect(store.getState()).toMatchObject({ date: undefined, isDateGone: true })
  })
})
