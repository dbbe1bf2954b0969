import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { createSignOnRoutes } from './createSignOnRoutes.ts'
import type { SiteSettings } from './SiteSettings.ts'

const root = join(import.meta.dirname, '..')
const kinds: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}
const elements = dirname(fileURLToPath(import.meta.resolve('@store/elements/integrity.json')))

/**
 * Creates the partner site: a plain page at `/`, the React 18 app at `/react/`, the published files of the custom
 * elements, and single sign-on at `/sign-on/`.
 */
export function createSite(settings: SiteSettings): Hono {
  const { storeOrigin, ownOrigin, secret } = settings
  const app = new Hono()
  app.route('/', createSignOnRoutes(settings))
  const serve = async (file: string) => {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) return new Response('Not found', { status: 404 })
    const kind = kinds[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain'
    const body = file.endsWith('.html') ? text.replaceAll('%STORE%', storeOrigin) : text
    return new Response(body, { headers: { 'content-type': kind } })
  }
  app.get('/', () => serve(join(root, 'plain/index.html')))
  app.get('/plain/site.css', () => serve(join(root, 'plain/site.css')))
  app.get('/react/', () => serve(join(root, 'dist/index.html')))
  app.get('/react/assets/:file{[\\w.-]+}', (c) => serve(join(root, 'dist/assets', c.req.param('file'))))
  // The site's server sends this request to the store's server; a real site would start its own session with the
  // response.
  app.post('/session', async (c) => {
    const { pass } = await c.req.json<{ readonly pass?: unknown }>()
    const answer = await fetch(`${storeOrigin}/api/marigold/fa/users/partner_pass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ origin: ownOrigin, secret, pass }),
    })
    return c.body(await answer.text(), answer.ok ? 200 : 401, { 'content-type': 'application/json' })
  })
  app.get('/elements/:file{[\\w-]+\\.(js|css)}', (c) => serve(join(elements, c.req.param('file'))))
  return app
}
