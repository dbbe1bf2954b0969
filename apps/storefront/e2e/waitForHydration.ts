import { expect, type Locator } from '@playwright/test'
import type { EventReplay } from '@store/ui/event-replay'

declare global {
  interface Window {
    __eventReplay?: EventReplay
  }
}

/** Waits until the page around an element is hydrated and its event listeners are attached. */
export async function waitForHydration(part: Locator): Promise<void> {
  // Hydration may replace the original element.
  const isHydrated = () => part.evaluate((element) => window.__eventReplay?.isHydrated(element) ?? false)
  await expect.poll(isHydrated, { intervals: [50], message: 'hydrated' }).toBe(true)
  await part.page().evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))))
}
