import type { Page } from '@playwright/test'

/** What a page consists of. */
export interface PageParts {
  /** Its sheets, in their order. */
  readonly styles: readonly string[]
  /** Its scripts, in their order. */
  readonly scripts: readonly string[]
  /** What stands in its body; specimens have their home in `x-home`. */
  readonly body?: string
  /** What stands after the question mark of its address. */
  readonly search?: string
}

const address = 'http://hostile.test/'

/** The page's own edges are out of every rule's reach, so that what differs is ours. */
const edges = 'margin: 0; padding: 0; border: 0; min-width: 0; max-width: none; position: static'
const emptyHome = '<x-home style="all: unset; display: block; padding: 8px"></x-home>'

/** Opens a page that needs no server. */
export async function openPage(page: Page, parts: PageParts): Promise<void> {
  const { styles, scripts, body = emptyHome, search = '' } = parts
  const sheets = styles.map((sheet) => `<style>${sheet}</style>`)
  const tags = scripts.map((_, place) => `<script src="/${place}.js"></script>`)
  const html = `<!doctype html><html lang="en" style="${edges}"><head><title>A page</title>${sheets.join('')}</head><body style="${edges}">${body}${tags.join('')}</body></html>`
  await page.unrouteAll()
  await page.route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    const script = scripts[Number(pathname.slice(1, -'.js'.length))]
    return script === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
  })
  await page.goto(`${address}${search}`)
}
