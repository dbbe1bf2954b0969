import { boolean, type InferOutput, object, optional, string } from 'valibot'

/** A product's delivery promise, in the store's own text: within hours, or the next day. */
export interface DeliveryPromise {
  readonly kind: 'express' | 'nextDay'
  readonly title: string
  readonly message: string
}

/** Product info fields that promise a delivery speed (specification 2, section 3). */
export const deliveryPromiseSchemaFields = {
  isExpressProduct: optional(boolean(), false),
  isNddProduct: optional(boolean(), false),
  expressTitle: optional(string(), ''),
  expressMessage: optional(string(), ''),
}

const entries = object(deliveryPromiseSchemaFields)

/** Parses the promise into domain names; express takes precedence over next day. */
export function parseDeliveryPromise(wire: InferOutput<typeof entries>): DeliveryPromise | undefined {
  if (!wire.isExpressProduct && !wire.isNddProduct) return undefined
  return {
    kind: wire.isExpressProduct ? 'express' : 'nextDay',
    title: wire.expressTitle,
    message: wire.expressMessage,
  }
}
