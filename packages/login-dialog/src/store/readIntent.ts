import type { AddToCart } from '@store/api-client/contract/cart'
import type { LoginIntent } from '@store/api-client/contract/ports'
import { isRecord } from './isRecord.ts'

/** Reads what a visitor wanted; `undefined` where it is nothing we know. */
export function readIntent(value: unknown): LoginIntent | undefined {
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
      return isAddToCart(request) ? { kind, request } : undefined
    default:
      return undefined
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isProductId = (value: unknown): value is AddToCart['productId'] => isWhole(value) && value > 0
const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string'

function isAddToCart(value: unknown): value is AddToCart {
  if (!isRecord(value)) return false
  const { productId, pincode, belongsTo, choices = [], texts = [] } = value
  return (
    isProductId(productId) &&
    isTextOrNone(pincode) &&
    isTextOrNone(belongsTo) &&
    isListOf(choices, isChoice) &&
    isListOf(texts, isTextOfGift)
  )
}

const isListOf = (value: unknown, isPart: (part: unknown) => boolean) =>
  Array.isArray(value) && value.every(isPart)

const isChoice = (value: unknown) =>
  isRecord(value) && isWhole(value.attribute) && isListOf(value.options, isWhole)

const isTextOfGift = (value: unknown) =>
  isRecord(value) && isWhole(value.attribute) && typeof value.text === 'string'
