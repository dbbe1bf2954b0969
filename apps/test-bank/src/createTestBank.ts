import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Checkout, CheckoutStatus } from './Checkout.ts'
import { createWebhookSender } from './createWebhookSender.ts'
import { parseCheckoutRequest } from './parseCheckoutRequest.ts'
import { pageStyleHash, renderPayPage } from './renderPayPage.ts'
import type { TestBankOptions } from './TestBankOptions.ts'

/** Milliseconds that a slow bank takes. */
const slowMs = 5_000

/** Paths of the hosted page and of the simulated UPI app. */
const paths = { page: 'pay', upi: 'upi' } as const

const runLater = (delayMs: number, work: () => void) => void setTimeout(work, delayMs).unref()

/** Creates the simulated bank: the API that a store calls, and the page on which a shopper pays. No money moves. */
export function createTestBank({ secret, basePath, deliver, schedule = runLater }: TestBankOptions): Hono {
  const checkouts = new Map<string, Checkout>()
  const refundKeys = new Set<string>()
  const sendWebhook = createWebhookSender({ secret, deliver, schedule })

  const update = (reference: string, change: Partial<Pick<Checkout, 'status' | 'refunded'>>) => {
    const found = checkouts.get(reference)
    if (!found) return undefined
    const changed = { ...found, ...change }
    checkouts.set(reference, changed)
    return changed
  }
  const settle = (reference: string, status: CheckoutStatus, deliveries = 1) => {
    const changed = update(reference, { status })
    if (changed) sendWebhook(changed, deliveries)
  }
  const pay = (reference: string, action: unknown) => {
    switch (action) {
      case 'pay':
        return settle(reference, 'captured')
      case 'payTwice':
        return settle(reference, 'captured', 2)
      case 'decline':
        return settle(reference, 'failed')
      case 'slow':
        settle(reference, 'processing')
        return schedule(slowMs, () => settle(reference, 'captured'))
    }
  }

  const app = new Hono()
  const limit = bodyLimit({ maxSize: 4096 })
  for (const path of ['/checkouts', '/checkouts/*', '/refunds']) {
    app.use(path, limit, async (c, next) => {
      if (c.req.header('authorization') === `Bearer ${secret}`) return next()
      return c.json({ error: 'unauthorized' }, 401)
    })
  }

  app.post('/checkouts', async (c) => {
    const request = parseCheckoutRequest(await c.req.json<unknown>())
    if (!request) return c.json({ error: 'invalid' }, 422)
    const unpaid = [...checkouts.values()].find(
      ({ orderId, channel, status }) =>
        orderId === request.orderId && channel === request.channel && status !== 'captured',
    )
    const reference = unpaid?.reference ?? `tb_${randomBytes(16).toString('hex')}`
    const status = unpaid?.status === 'processing' ? 'processing' : 'open'
    checkouts.set(reference, { ...request, reference, status, refunded: 0 })
    return c.json({ reference, href: `${basePath}/${paths[request.channel]}/${reference}` })
  })

  app.get('/checkouts/:reference', (c) => {
    const found = checkouts.get(c.req.param('reference'))
    if (!found) return c.json({ error: 'unknown' }, 404)
    const { status, amount, currency } = found
    return c.json({ status, amount, currency })
  })

  app.post('/refunds', async (c) => {
    const key = c.req.header('idempotency-key') ?? ''
    const { reference, amount } = await c.req.json<{
      readonly reference?: unknown
      readonly amount?: unknown
    }>()
    if (key === '' || typeof reference !== 'string' || typeof amount !== 'number')
      return c.json({ error: 'invalid' }, 422)
    if (refundKeys.has(key)) return c.json({ id: key })
    const found = checkouts.get(reference)
    // After a restart, the bank has lost its payments, and refunds whatever the store requests.
    const isCovered = !found || (found.status === 'captured' && found.refunded + amount <= found.amount)
    if (!isCovered) return c.json({ error: 'more than was captured' }, 422)
    refundKeys.add(key)
    if (found) update(reference, { refunded: found.refunded + amount })
    return c.json({ id: key })
  })

  for (const channel of ['page', 'upi'] as const) {
    const path = `/${paths[channel]}/:reference` as const
    app.use(path, limit, async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
      c.header(
        'content-security-policy',
        `default-src 'none'; style-src '${pageStyleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
    })
    const find = (reference: string) => {
      const found = checkouts.get(reference)
      return found?.channel === channel ? found : undefined
    }
    app.get(path, (c) => {
      const found = find(c.req.param('reference'))
      return c.html(renderPayPage(found), found ? 200 : 404)
    })
    app.post(path, async (c) => {
      const found = find(c.req.param('reference'))
      if (!found) return c.html(renderPayPage(found), 404)
      const { action } = await c.req.parseBody()
      if (found.status === 'open' || found.status === 'failed') pay(found.reference, action)
      // A UPI app does not redirect to the store; the store receives the result of the payment separately.
      return c.redirect(
        channel === 'upi' ? `${basePath}/${paths.upi}/${found.reference}` : found.returnUrl,
        303,
      )
    })
  }
  return app
}
