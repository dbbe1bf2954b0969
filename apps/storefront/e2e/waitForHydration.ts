import { expect, type Locator } from '@playwright/test'

/** Waits until a page is hydrated where something of it stands, and what it listens to is listened to. */
export async function waitForHydration(part: Locator): Promise<void> {
  // React notes on each element that it is its own. Hydration may replace the element that was there at first.
  const isAlive = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isAlive, { intervals: [50], message: 'hydrated' }).toBe(true)
  await part.page().evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))))
}
