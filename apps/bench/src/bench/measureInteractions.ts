import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { startBaseline } from '../baseline/startBaseline.ts'
import { startStore } from '../processes/startStore.ts'
import { median } from './median.ts'
import { openChromium } from './openChromium.ts'
import type { Row } from './Row.ts'

const rounds = 5
const slowDown = 4
const must = 100
const settleMs = 2_000
const cake = '/p/cake/chocolate-truffle-cake'

/** A tap or a key press whose response time is measured. */
interface Interaction {
  readonly what: string
  /** Navigates to the tapped element; not measured. */
  readonly prepare: (page: Page, origin: string) => Promise<void>
  readonly find: (page: Page) => Locator
  /** The key that is pressed in the focused element. @default none: the element is tapped */
  readonly key?: string
  /** Whether it is the page's first interaction, before the page has loaded its deferred parts. @default false */
  readonly isFirst?: boolean
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

const interactions: readonly Interaction[] = [
  {
    what: 'adding to the cart',
    prepare: openProduct,
    find: (page) => page.getByRole('button', { name: 'Add to Cart' }).first(),
  },
  {
    what: 'opening the login dialog',
    prepare: async (page, origin) => void (await page.goto(origin)),
    find: (page) => page.getByRole('button', { name: 'Login' }).first(),
  },
  {
    what: 'changing a quantity',
    prepare: openCart,
    find: (page) => page.getByRole('button', { name: /Increase|more|Add one/i }).first(),
  },
  {
    what: 'opening the calendar of delivery',
    prepare: openProduct,
    find: (page) => page.getByRole('combobox', { name: /^Date/ }).first(),
  },
  {
    what: 'opening the calendar first',
    prepare: openProduct,
    find: (page) => page.getByRole('combobox', { name: /^Date/ }).first(),
    isFirst: true,
  },
  {
    what: 'typing a message on a cake',
    prepare: openProduct,
    find: (page) => page.getByRole('textbox', { name: /Message on/ }).first(),
    key: 'a',
  },
  {
    what: 'typing a search',
    prepare: async (page, origin) => void (await page.goto(origin)),
    find: (page) => page.getByLabel('Search', { exact: true }).first(),
    key: 'c',
  },
  {
    what: 'opening the filters of a list',
    prepare: async (page, origin) => void (await page.goto(`${origin}/flowers`)),
    find: (page) => page.getByText('Filters', { exact: true }),
  },
  {
    what: 'picking an item of a hamper',
    prepare: async (page, origin) => {
      await choosePlace(page, origin)
      await page.goto(`${origin}/hamper/create-your-hamper`)
    },
    find: (page) => page.getByRole('button', { name: /^Add / }).first(),
  },
]

/** Returns the point that a tap on an element hits. Throws an error if a tap there would hit another element. */
async function findCenter(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element of a tap is not visible.')
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const isHit = await locator.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    center,
  )
  if (!isHit) throw new Error('Another element covers the element of a tap.')
  return center
}

/** Measures taps and key presses as Interaction to Next Paint (INP) does, with the CPU throttled to a quarter. */
export async function measureInteractions(): Promise<readonly Row[]> {
  const [store, floor, browser] = await Promise.all([
    startStore({ kind: 'storefront' }),
    startBaseline(),
    openChromium(),
  ])
  const time = async ({ prepare, find, key, isFirst }: Interaction, origin: string) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    try {
      await prepare(page, origin)
      if (!isFirst) await page.touchscreen.tap(3, 3)
      await find(page).scrollIntoViewIfNeeded()
      // The first interaction and the scrolling load parts and pictures, which must not delay the measured tap.
      await setTimeout(settleMs)
      if (key !== undefined) await find(page).focus()
      const target = await findCenter(find(page))
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      await page.evaluate(watchInteractions)
      // Not by the locator, which checks the page around the tap: its work would be measured too.
      if (key === undefined) await page.touchscreen.tap(target.x, target.y)
      else await page.keyboard.press(key)
      await setTimeout(1_500)
      return await page.evaluate(() => Math.max(0, ...(window.interactionsSeen ?? [])))
    } finally {
      await page.context().close()
    }
  }
  try {
    const counter: Interaction = {
      what: 'the floor',
      prepare: async (page, origin) => void (await page.goto(origin)),
      find: (page) => page.getByRole('button'),
    }
    const bases: number[] = []
    const rows: Row[] = []
    for (const interaction of interactions) {
      const millis: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        bases.push(await time(counter, floor.origin))
        millis.push(await time(interaction, store.origin))
      }
      const note = `most ${Math.max(...millis)}`
      rows.push({
        what: interaction.what,
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
    /** Milliseconds from each tap or key press to the next paint. */
    interactionsSeen?: number[]
  }
}

function watchInteractions(): void {
  const seen: number[] = []
  window.interactionsSeen = seen
  // The observer does not report interactions below 16 ms, which are negligible.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Other events, such as those of an element that moves under a resting pointer, are no interactions.
      if ('interactionId' in entry && entry.interactionId !== 0) seen.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}
