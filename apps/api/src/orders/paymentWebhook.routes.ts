import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppDeps } from '../AppDeps.ts'
import { HttpError } from '../http/HttpError.ts'
import { settlePayment } from './settlePayment.ts'

/** Maximum size of a webhook in bytes. */
const maxBody = 64 * 1024

/**
 * Creates the route for the webhooks of payment gateways. A rejected event gets 400. 200 means that the event is stored
 * now or was stored before; after any other status, the gateway delivers the event again.
 */
export function paymentWebhookRoutes(deps: AppDeps): Hono {
  const providers = deps.payments
  const app = new Hono()
  const limit = bodyLimit({
    maxSize: maxBody,
    onError: () => {
      throw new HttpError(413, 'too_large', ({ errors }) => errors.tooLarge)
    },
  })
  app.use('/:provider/webhook', limit)
  app.post('/:provider/webhook', async (c) => {
    const provider = providers.find(({ name }) => name === c.req.param('provider'))
    if (!provider?.gateway) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    const rawBody = new Uint8Array(await c.req.arrayBuffer())
    const result = provider.gateway.parseWebhook(rawBody, c.req.raw.headers)
    if (result.kind === 'rejected') {
      deps.log.warn(`payments: a webhook of ${provider.name} was rejected`)
      throw new HttpError(400, 'bad_webhook', () => 'This webhook is not signed by the payment gateway.')
    }
    if (result.kind === 'event') await settlePayment(deps, provider.name, result.event)
    return c.json({ status: true })
  })
  return app
}
