import type { Page } from '@playwright/test'

/** Waits until images have loaded or failed, animations have ended and the DOM no longer changes. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /** Waits until the page has painted, has nothing left to do, and has not changed for 150 ms. */
    const quiet = async () => {
      let hasChanged = true
      const observer = new MutationObserver(() => {
        hasChanged = true
      })
      observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
      while (hasChanged) {
        hasChanged = false
        // Some components render more after their first paint, which a slow computer reaches late.
        await new Promise((resolve) => requestAnimationFrame(resolve))
        await new Promise((resolve) => setTimeout(resolve, 150))
        await new Promise((resolve) => requestIdleCallback(resolve))
      }
      observer.disconnect()
    }
    const isWaiting = (image: HTMLImageElement) => image.loading === 'eager' && !image.complete
    await quiet()
    for (const image of document.images) if (isWaiting(image)) await image.decode().catch(() => undefined)
    for (const motion of document.getAnimations()) {
      // Infinite animations are cancelled, finite ones are finished.
      if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) motion.cancel()
      else motion.finish()
    }
    await quiet()
  })
}
