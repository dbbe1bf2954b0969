import type { Page } from '@playwright/test'

/** Notes whatever a page complains of: errors nobody caught, and errors and warnings in its console. */
export function recordConsoleErrors(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}
