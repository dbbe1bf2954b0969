import type { LoginIntent } from '@store/api-client/contract/ports'
import { isAddToCartRequest, isProductId } from './isAddToCartRequest.ts'
import { isRecord } from './isRecord.ts'

/** Parses an intent; `undefined` if it is unknown. */
export function parseLoginIntent(value: unknown): LoginIntent | undefined {
  if (!isRecord(value)) return undefined
  const { kind, productId, request } = value
  switch (kind) {
    case 'account':
    case 'placeOrder':
    case 'redeemPoints':
    case 'savedAddresses':
    case 'referAndEarn':
      return { kind }
    case 'favorite':
      if (productId === undefined) return { kind }
      return isProductId(productId) ? { kind, productId } : undefined
    case 'addToCart':
      return isAddToCartRequest(request) ? { kind, request } : undefined
    default:
      return undefined
  }
}
