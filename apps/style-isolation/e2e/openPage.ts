import type { Page } from '@playwright/test'

/** Parts of a page. */
export interface PageParts {
  /** Its stylesheets, in their order. */
  readonly styles: readonly string[]
  /** Its scripts, in their order. */
  readonly scripts: readonly string[]
  /** Content of its body; stories render into `x-home`. */
  readonly body?: string
  /** The query string of its address. */
  readonly search?: string
}

const address = 'http://hostile.test/'

/** Fixes the edges of the page against its rules, so that every difference comes from our components. */
const edges = 'margin: 0; padding: 0; border: 0; min-width: 0; max-width: none; position: static'
const emptyHome = '<x-home style="all: unset; display: block; padding: 8px"></x-home>'

/** Opens a page that needs no server. */
export async function openPage(page: Page, parts: PageParts): Promise<void> {
  const { styles, scripts, body = emptyHome, search = '' } = parts
  const sheets = styles.map((sheet) => `<style>${sheet}</style>`).join('')
  const html = `<!doctype html><html lang="en" style="${edges}"><head><title>A page</title>${sheets}</head><body style="${edges}">${body}</body></html>`
  await page.route(`${address}${search}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto(`${address}${search}`)
  for (const script of scripts) await page.evaluate(script)
}
