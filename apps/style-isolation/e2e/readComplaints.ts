import type { Page } from '@playwright/test'

/** Reads a page's uncaught errors, and the errors and warnings in its console. */
export async function readComplaints(page: Page): Promise<readonly string[]> {
  const [errors, messages] = await Promise.all([page.pageErrors(), page.consoleMessages()])
  const loud = messages.filter((message) => ['error', 'warning'].includes(message.type()))
  return [...errors.map(({ message }) => message), ...loud.map((message) => message.text())]
}
