import type { Page, Response } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Records on `document.documentElement` the listeners that make a page ineligible for the back-forward cache. */
export const noteUnloading = () => {
  const listen = window.addEventListener
  const forbidding = new Set<string>()
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    if (/unload$/.test(given[0])) forbidding.add(given[0])
    document.documentElement.dataset.forbidding = [...forbidding].join(' ')
    listen.apply(window, given)
  }
}

/** Expects that the open page, which `noteUnloading` observes, can be stored in the back-forward cache. */
export async function expectRestorable(page: Page, response: Response | null): Promise<void> {
  expect.soft(response?.headers()['cache-control'], page.url()).not.toContain('no-store')
  // A handler that is assigned instead of added is visible on the window itself.
  const forbidding = await page.evaluate(
    () =>
      `${document.documentElement.dataset.forbidding ?? ''}${window.onunload ?? ''}${window.onbeforeunload ?? ''}`,
  )
  expect.soft(forbidding, page.url()).toBe('')
}
