import { test as base, expect, type Page } from '@playwright/test'
import { type RunningStore, startStore } from './startStore.ts'

/** Tests with a running store; anything unexpected in the page's console fails them. */
export const test = base.extend<{ readonly watched: undefined }, { readonly store: RunningStore }>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const store = await startStore()
      await use(store)
      await store.stop()
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await use(undefined)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The newest code in the outbox, which is where demo mode's mails are read. */
export async function newestCode(page: Page, origin: string, email: string): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto(`${origin}/api/outbox`)
  const mail = outbox.locator('article', { hasText: email }).first()
  const code = /\d{6}/.exec((await mail.getByRole('heading').textContent()) ?? '')?.[0] ?? ''
  await outbox.close()
  return code
}
