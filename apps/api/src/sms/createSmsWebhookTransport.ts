import { MessageNotAcceptedError } from '../jobs/MessageNotAcceptedError.ts'
import { toErrorLabel } from '../log/findErrorCode.ts'
import type { SmsSettings } from './SmsSettings.ts'
import type { SmsTransport } from './SmsTransport.ts'

/** Timeout of one message in milliseconds. */
const timeoutMs = 10_000

// With these statuses, the service rejects an invalid message, which stays invalid. Other error statuses may be a
// mistake in the shop's configuration, which can be corrected while the message waits.
const finalStatus = new Set([400, 422])

/**
 * Creates a transport that posts text messages as JSON to a service, with the shop's key and one idempotency key
 * per message.
 */
export function createSmsWebhookTransport({ url, key }: SmsSettings): SmsTransport {
  const closing = new AbortController()
  return {
    send: async ({ to, text }, id) => {
      if (!/^\+[1-9]\d{6,14}$/.test(to))
        throw new MessageNotAcceptedError('the number is not exactly one number', true)
      const answer = await fetch(url, {
        method: 'POST',
        // A redirect target would receive the key.
        redirect: 'error',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      }).catch((cause: unknown) => {
        throw new MessageNotAcceptedError(`the text service did not answer: ${toErrorLabel(cause)}`, false)
      })
      // The response body may repeat the phone number, so only the status is passed on.
      await answer.body?.cancel().catch(() => undefined)
      if (answer.ok) return
      throw new MessageNotAcceptedError(
        `the text service did not take it: ${answer.status}`,
        finalStatus.has(answer.status),
      )
    },
    close: () => closing.abort(),
  }
}
