import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Database } from '../db/Database.ts'
import { mails } from '../db/schema/mails.ts'

const shown = 20

const style =
  'body{margin:0;background:#fffcf7;color:#2b211b;font:16px/1.5 system-ui,sans-serif}main{max-width:40rem;margin:auto;padding:1.5rem}article{background:#fff;border:1px solid #e9dfd2;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}h2{margin:0;font-size:1.125rem}pre{white-space:pre-wrap;font:inherit;margin:0}p{color:#6b5d52}'

const styleHash = createHash('sha256').update(style).digest('base64')

const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation"

/**
 * Creates the outbox of demo mode: a page with the newest mails and text messages. It is never mounted in production.
 */
export const demoOutboxRoutes = (db: Database) => {
  const outbox = new Hono()
  outbox.get('/:id', async (c) => {
    const id = c.req.param('id')
    if (!/^[1-9]\d{0,8}$/.test(id)) return c.notFound()
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.id, Number(id)))
    if (!mail?.html) return c.notFound()
    c.header('cache-control', 'private, no-store')
    // Allows what mail clients allow: no scripts, no external resources, only inline styles.
    c.header('content-security-policy', mailPolicy)
    return c.html(mail.html)
  })
  outbox.get('/', async (c) => {
    const newest = await db.select().from(mails).orderBy(desc(mails.id)).limit(shown)
    c.header('cache-control', 'private, no-store')
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>Outbox</title>
            <style>${raw(style)}</style>
          </head>
          <body>
            <main>
              <h1>Outbox</h1>
              <p>The store runs in demo mode: mails and text messages are kept here instead of being sent.</p>
              ${newest.map(
                (mail) =>
                  html`<article>
                    <h2>${mail.subject || 'Text message'}</h2>
                    <p>To ${mail.recipient}, <time>${mail.createdAt.toISOString()}</time></p>
                    <pre>${mail.text}</pre>
                    ${mail.html ? html`<p><a href="/api/outbox/${mail.id}">As a page</a></p>` : ''}
                  </article>`,
              )}
              ${newest.length === 0 ? html`<p>Nothing yet.</p>` : ''}
            </main>
          </body>
        </html>`,
    )
  })
  return outbox
}
