import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServerMessages } from '../messages/ServerMessages.ts'

const style = [
  'body{margin:0;background:#fffcf7;color:#2b211b;font:16px/1.5 system-ui,sans-serif}',
  'main{box-sizing:border-box;max-width:32rem;margin:auto;padding:3rem 1rem;text-align:center}',
  'h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0 0 1.5rem;color:#6b5d52}',
  'form,a{display:block}a,button{box-sizing:border-box;min-height:44px;padding:.625rem 1.25rem;border-radius:999px;font:inherit}',
  'a{color:#b0124e}button{border:0;background:#b0124e;color:#fff;cursor:pointer;margin-bottom:.5rem}',
  ':focus-visible{outline:3px solid #235a97;outline-offset:2px}',
].join('')
const styleHash = createHash('sha256').update(style).digest('base64')

/** Content of a page of single sign-on. */
export interface SsoPage {
  readonly title: string
  readonly text: string
  /** Link to the store. */
  readonly link: { readonly href: string; readonly label: string }
  /** A form with one button; `leadsTo` is the origin to which its response redirects. */
  readonly form?: { readonly action: string; readonly label: string; readonly leadsTo?: string | undefined }
}

/** Responds with a page of the store, without scripts and without framing. */
export function renderSsoPage(
  c: Context,
  status: ContentfulStatusCode,
  { locale }: Pick<ServerMessages, 'locale'>,
  { title, text, link, form }: SsoPage,
): Response | Promise<Response> {
  // Browsers also apply the policy's `form-action` to the URL to which the form's response redirects.
  const formAction = form
    ? ['form-action', "'self'", form.leadsTo ?? ''].join(' ').trim()
    : "form-action 'none'"
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; ${formAction}; frame-ancestors 'none'`,
  )
  c.header('cache-control', 'private, no-store')
  // The URL of a logout contains an ID token, so other sites must not get it as the referrer. With `no-referrer`, the
  // form would send no origin.
  c.header('referrer-policy', 'same-origin')
  return c.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style>${raw(style)}</style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${text}</p>
            ${form ? html`<form method="post" action="${form.action}"><button>${form.label}</button></form>` : ''}
            <a href="${link.href}">${link.label}</a>
          </main>
        </body>
      </html>`,
    status,
  )
}
