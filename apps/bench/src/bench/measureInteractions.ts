import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { startBaseline } from '../baseline/startBaseline.ts'
import { startStore } from '../processes/startStore.ts'
import { median } from './median.ts'
import { openChromium } from './openChromium.ts'
import type { Row } from './Row.ts'

const rounds = 5
const slowDown = 4
const must = 100
const cake = '/p/cake/chocolate-truffle-cake'

/** A click whose response time is measured. */
interface Tap {
  readonly what: string
  /** Navigates to the clicked element; not measured. */
  readonly prepare: (page: Page, origin: string) => Promise<void>
  readonly tap: (page: Page) => Promise<void>
}

const choosePlace = async (page: Page, origin: string) => {
  await page.context().addCookies([
    { name: 'user_select_pincode', value: '560001', url: origin },
    { name: 'user_select_city', value: 'Bengaluru', url: origin },
  ])
}

const openProduct = async (page: Page, origin: string) => {
  await choosePlace(page, origin)
  await page.goto(origin + cake)
  await page.getByText('Awesome, We deliver to this location').waitFor()
}

const openCart = async (page: Page, origin: string) => {
  const gift = { nid: 2001, btn_type: 'add_to_cart', pincode: '560001' }
  await page.request.post(`${origin}/api/fa/newfacart/cart/add`, { data: gift, headers: { origin } })
  await page.goto(`${origin}/cart`)
}

const taps: readonly Tap[] = [
  {
    what: 'adding to the cart',
    prepare: openProduct,
    tap: (page) => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
  },
  {
    what: 'opening the login dialog',
    prepare: async (page, origin) => void (await page.goto(origin)),
    tap: (page) => page.getByRole('button', { name: 'Login' }).first().click(),
  },
  {
    what: 'changing a quantity',
    prepare: openCart,
    tap: (page) =>
      page
        .getByRole('button', { name: /Increase|more|Add one/i })
        .first()
        .click(),
  },
  {
    what: 'opening the calendar of delivery',
    prepare: openProduct,
    tap: (page) => page.getByRole('combobox', { name: /^Date/ }).first().click(),
  },
]

/** Measures clicks as Interaction to Next Paint (INP) does, with the CPU throttled to a quarter. */
export async function measureInteractions(): Promise<readonly Row[]> {
  const [store, floor, browser] = await Promise.all([
    startStore({ kind: 'storefront' }),
    startBaseline(),
    openChromium(),
  ])
  const time = async ({ prepare, tap }: Tap, origin: string) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    try {
      await prepare(page, origin)
      await page.mouse.move(5, 5)
      await page.waitForLoadState('networkidle')
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      await page.evaluate(watchTaps)
      await tap(page)
      await setTimeout(1_500)
      return await page.evaluate(() => Math.max(0, ...(window.tapsSeen ?? [])))
    } finally {
      await page.context().close()
    }
  }
  try {
    const counter: Tap = {
      what: 'the floor',
      prepare: async (page, origin) => void (await page.goto(origin)),
      tap: (page) => page.getByRole('button').click(),
    }
    const bases: number[] = []
    const rows: Row[] = []
    for (const tap of taps) {
      const millis: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        bases.push(await time(counter, floor.origin))
        millis.push(await time(tap, store.origin))
      }
      const note = `most ${Math.max(...millis)}`
      rows.push({
        what: tap.what,
        figure: median(millis),
        unit: 'ms',
        baseline: median(bases),
        target: must,
        isCost: true,
        note,
      })
    }
    return rows
  } finally {
    await browser.close()
    await Promise.all([store.stop(), floor.stop()])
  }
}

declare global {
  interface Window {
    /** Milliseconds from each click to the next paint. */
    tapsSeen?: number[]
  }
}

function watchTaps(): void {
  const seen: number[] = []
  window.tapsSeen = seen
  // The observer does not report interactions below 16 ms, which are negligible.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}
