import type { Page } from '@playwright/test'

/** Records a page's uncaught errors, and the errors and warnings in its console. */
export function recordConsoleErrors(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}
