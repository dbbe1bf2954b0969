import type { Locator } from '@playwright/test'

/** Waits until a page is alive where something of it stands, and what it listens to is listened to. */
export async function whenAlive(part: Locator): Promise<void> {
  await part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => {
          // React notes on each element that it is its own.
          if (!Object.keys(element).some((key) => key.startsWith('__reactFiber'))) setTimeout(look, 50)
          else requestIdleCallback(() => setTimeout(resolve))
        }
        look()
      }),
  )
}
