import type { Page } from '@playwright/test'

/** Waits until images have loaded or failed, animations have ended and the DOM no longer changes. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const quiet = () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 150)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 150)
        }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
      })
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
