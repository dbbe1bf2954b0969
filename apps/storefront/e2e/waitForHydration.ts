import { expect, type Locator } from '@playwright/test'

/** Waits until the page around an element is hydrated and its event listeners are attached. */
export async function waitForHydration(part: Locator): Promise<void> {
  // React marks each element that it owns. Hydration may replace the original element.
  const isAlive = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isAlive, { intervals: [50], message: 'hydrated' }).toBe(true)
  await part.page().evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))))
}
