import type { Page } from '@playwright/test'

/** Parts of a page. */
export interface PageParts {
  /** Its stylesheets, in their order. */
  readonly styles: readonly string[]
  /** Its scripts, in their order. */
  readonly scripts: readonly string[]
  /** Content of its body; examples render into `x-home`. */
  readonly body?: string
  /** The query string of its address. */
  readonly search?: string
}

const address = 'http://hostile.test/'

/** No rule can reach the page's own edges, so every difference is ours. */
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
