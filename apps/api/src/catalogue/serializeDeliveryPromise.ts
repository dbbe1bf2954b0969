import type { ProductRow } from '../db/schema/products.ts'

/** Serializes the text of a delivery promise: express, or the next day (specification 2, section 3). */
export function serializeDeliveryPromise({ facts }: ProductRow) {
  const promise = facts?.express ?? facts?.nextDay
  return {
    isExpressProduct: facts?.express !== undefined,
    isNddProduct: facts?.express === undefined && facts?.nextDay !== undefined,
    expressTitle: promise?.title ?? '',
    expressMessage: promise?.message ?? '',
  }
}
