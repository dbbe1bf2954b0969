import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Context } from 'hono'
import { cacheControl } from '../http/headers.ts'

/** The store's own customiser as it is served: one page with inline script and styles. */
export interface CustomiserPage {
  readonly html: string
  readonly etag: string
  readonly policy: string
}

/** Path of the store's own customiser. */
export const customiserPath = '/customiser/'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** Reads the built customiser; throws an error with instructions if it was not built. */
export async function readCustomiser(): Promise<CustomiserPage> {
  const file = fileURLToPath(import.meta.resolve('@store/customiser'))
  const html = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error('The customiser is not built. Run `pnpm build` first, or `npm start`, which does it.', {
      cause,
    })
  })
  return createCustomiserPage(html)
}

/** Prepares a page to be served. Its policy allows only its inline script and styles, and no requests. */
export function createCustomiserPage(html: string): CustomiserPage {
  const allowed = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${hashOf(text)}'`,
    )
  const policy = [
    "default-src 'none'",
    `script-src ${allowed('script').join(' ') || "'none'"}`,
    `style-src ${allowed('style').join(' ') || "'none'"}`,
    // Allows the shopper's photos as `data:` and `blob:` URLs; only the finished picture is sent to the shop.
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // The page is also sandboxed if it is opened outside an iframe.
    'sandbox allow-scripts',
  ].join('; ')
  return { html, etag: `"${hashOf(html).slice(0, 27)}"`, policy }
}

/** Serves the customiser. */
export function serveCustomiser(c: Context, { html, etag, policy }: CustomiserPage): Response {
  const headers = { etag, 'cache-control': cacheControl.public }
  const known = c.req.header('if-none-match')?.split(',') ?? []
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers)
  return c.body(html, 200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
  })
}
