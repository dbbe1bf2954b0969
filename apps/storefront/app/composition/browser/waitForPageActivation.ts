/** Resolves when the page is shown: immediately, or when the browser activates the page that it prerendered. */
export async function waitForPageActivation(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}
