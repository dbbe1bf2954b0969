import { createHmac, randomUUID } from 'node:crypto'
import type { Checkout } from './Checkout.ts'
import type { TestBankOptions } from './TestBankOptions.ts'

/** Delays between further attempts in milliseconds, if the store does not respond with 2xx. */
const retryDelaysMs = [1_000, 5_000, 30_000]

/**
 * Creates the function that sends the state of a payment as one webhook event; on request, it delivers the same event
 * several times.
 */
export function createWebhookSender({
  secret,
  deliver,
  schedule,
}: Required<Pick<TestBankOptions, 'secret' | 'deliver' | 'schedule'>>) {
  const attempt = async (body: string, [delay, ...further]: readonly number[]): Promise<void> => {
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const isDelivered = await deliver(body, signature).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isDelivered && delay !== undefined) schedule(delay, () => void attempt(body, further))
  }
  return ({ reference, orderId, status, amount, currency }: Checkout, deliveries: number): void => {
    const payment = { status, amount, currency }
    const body = JSON.stringify({ id: randomUUID(), type: 'payment', reference, order_id: orderId, payment })
    for (let sent = 0; sent < deliveries; sent += 1) void attempt(body, retryDelaysMs)
  }
}
