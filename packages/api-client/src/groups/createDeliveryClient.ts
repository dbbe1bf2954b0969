import { type DeliveryClient, deliveryCalls } from '../contract/delivery/deliveryCalls.ts'
import type { CallSender } from '../transport/CallSender.ts'
import { createCallGroupClient } from './createCallGroupClient.ts'

/** Creates the delivery methods over a transport. */
export function createDeliveryClient(send: CallSender): DeliveryClient {
  const client = createCallGroupClient(deliveryCalls, send)
  return {
    ...client,
    // The location service may report a failure in the body, whatever the HTTP status.
    locate: async (request) => {
      const response = await client.locate(request)
      if (!response.ok) return response
      if (response.value.kind === 'found') return { ok: true, value: response.value.place }
      const { message } = response.value
      return { ok: false, failure: { kind: 'refused', status: 500, code: 'location_failed', message } }
    },
  }
}
