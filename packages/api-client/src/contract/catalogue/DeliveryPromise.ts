import { boolean, type InferOutput, object, optional, string } from 'valibot'

/** What a product promises of its delivery, in the shop's own words: within hours, or the next day. */
export interface DeliveryPromise {
  readonly kind: 'express' | 'nextDay'
  readonly title: string
  readonly message: string
}

/** Fields of product info that promise a speed (specification 2, section 3). */
export const deliveryPromiseEntries = {
  isExpressProduct: optional(boolean(), false),
  isNddProduct: optional(boolean(), false),
  expressTitle: optional(string(), ''),
  expressMessage: optional(string(), ''),
}

const entries = object(deliveryPromiseEntries)

/** The promise in domain names; express goes before next day. */
export function parseDeliveryPromise(wire: InferOutput<typeof entries>): DeliveryPromise | undefined {
  if (!wire.isExpressProduct && !wire.isNddProduct) return undefined
  return {
    kind: wire.isExpressProduct ? 'express' : 'nextDay',
    title: wire.expressTitle,
    message: wire.expressMessage,
  }
}
