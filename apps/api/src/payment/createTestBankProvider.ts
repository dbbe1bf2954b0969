import {
  type InferOutput,
  integer,
  is,
  minValue,
  number,
  object,
  parse,
  picklist,
  pipe,
  safeParse,
  string,
  uuid,
} from 'valibot'
import type { WebhookResult } from './PaymentGateway.ts'
import type { PayableOrder, PaymentProvider, PaymentStartOptions } from './PaymentProvider.ts'
import { parseJson } from './parseJson.ts'
import { verifySignature } from './verifySignature.ts'

/** Access to the simulated bank (apps/test-bank). */
export interface TestBankConnection {
  /** Sends a request to the bank; its paths begin with `/`. */
  readonly request: (path: string, init: RequestInit) => Promise<Response>
  /** Shared secret that authorizes the store's requests and signs the bank's webhooks. */
  readonly secret: string
}

const payment = object({
  status: picklist(['open', 'processing', 'captured', 'failed']),
  amount: pipe(number(), integer(), minValue(0)),
  currency: string(),
})
const checkout = object({ reference: string(), href: string() })
const typed = object({ type: string() })
const event = object({
  id: string(),
  reference: string(),
  order_id: pipe(string(), uuid()),
  payment,
})

/** The simulated bank as a payment method, with a hosted checkout in which no money moves. */
export function createTestBankProvider({ request, secret }: TestBankConnection): PaymentProvider {
  const call = (path: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    return request(path, { ...init, headers, signal: AbortSignal.timeout(5_000) })
  }
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers })

  const startCheckout = async (
    order: PayableOrder,
    { returnUrl }: PaymentStartOptions,
    channel: 'page' | 'upi',
  ) => {
    const { id, number, total, currency } = order
    const input = {
      order_id: id,
      order_number: number,
      amount: total,
      currency,
      return_url: returnUrl,
      channel,
    }
    const answer = await post('/checkouts', input)
    return parse(checkout, await answer.json())
  }

  return {
    name: 'test-bank',
    title: ({ store }) => store.testBank,
    unavailableReason: () => undefined,
    start: async (order, options) => ({ kind: 'goTo', ...(await startCheckout(order, options, 'page')) }),
    upi: {
      title: ({ store }) => store.testBankUpi,
      start: async (order, options) => {
        const { href: link, reference } = await startCheckout(order, options, 'upi')
        return { kind: 'upi', link, reference }
      },
    },
    gateway: {
      parseWebhook: (rawBody, headers) => {
        const signature = headers.get('x-test-bank-signature') ?? ''
        return verifySignature(rawBody, signature, secret) ? parseEvent(rawBody) : { kind: 'rejected' }
      },
      fetchPayment: async (reference) => {
        const answer = await call(`/checkouts/${reference}`)
        // The simulated bank forgets its payments when it restarts, so an unknown payment counts as failed.
        if (answer.status === 404) return { status: 'failed', amount: 0, currency: 'INR' }
        return parse(payment, await answer.json())
      },
      refund: async ({ reference, amount, idempotencyKey }) => {
        const answer = await post('/refunds', { reference, amount }, { 'idempotency-key': idempotencyKey })
        if (answer.status >= 500) throw new Error(`the simulated bank answered ${answer.status}`)
        return answer.ok ? { kind: 'accepted' } : { kind: 'refused', reason: `status ${answer.status}` }
      },
    },
  }
}

function parseEvent(rawBody: Uint8Array): WebhookResult {
  const body = parseJson(rawBody)
  if (is(typed, body) && body.type !== 'payment') return { kind: 'ignored' }
  const parsed = safeParse(event, body)
  return parsed.success ? { kind: 'event', event: toEvent(parsed.output) } : { kind: 'rejected' }
}

const toEvent = ({ id, reference, order_id, payment: found }: InferOutput<typeof event>) => ({
  ...{ id, reference, orderId: order_id, payment: found },
})
