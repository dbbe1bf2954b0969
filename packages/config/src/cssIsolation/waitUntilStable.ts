import type { Page } from '@playwright/test'

/** Waits until pictures have come or failed, motions are over and nothing is put into the page any more. */
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
      // What never ends is taken away, what ends is over.
      if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) motion.cancel()
      else motion.finish()
    }
    await quiet()
  })
}
