import type { AddToCartRequest } from '@store/api-client/contract/cart'
import { isRecord } from './isRecord.ts'

/** Returns whether a value is a complete and valid add-to-cart request. */
export function isAddToCartRequest(value: unknown): value is AddToCartRequest {
  if (!isRecord(value)) return false
  const { productId, pincode, belongsTo, key, choices = [], texts = [], photos = [], addOns = [] } = value
  const { button, redeemsPoints, delivery } = value
  return (
    isProductId(productId) &&
    isTextOrNone(pincode) &&
    isTextOrNone(belongsTo) &&
    isTextOrNone(key) &&
    isListOf(choices, isChoice) &&
    isListOf(texts, isTextOfGift) &&
    isListOf(photos, isPhoto) &&
    isListOf(addOns, isAddOn) &&
    (button === undefined || button === 'addToCart' || button === 'buyNow') &&
    (redeemsPoints === undefined || typeof redeemsPoints === 'boolean') &&
    (delivery === undefined || isDelivery(delivery))
  )
}

/** Returns whether a value is a product id. */
export const isProductId = (value: unknown): value is AddToCartRequest['productId'] =>
  isWhole(value) && value > 0

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isWholeOrNone = (value: unknown) => value === undefined || isWhole(value)
const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string'

const isListOf = (value: unknown, isPart: (part: unknown) => boolean) =>
  Array.isArray(value) && value.every(isPart)

const isChoice = (value: unknown) =>
  isRecord(value) && isWhole(value.attribute) && isListOf(value.options, isWhole)

const isTextOfGift = (value: unknown) =>
  isRecord(value) && isWhole(value.attribute) && typeof value.text === 'string'

const isPhoto = (value: unknown) =>
  isRecord(value) && isWhole(value.attribute) && typeof value.upload === 'string'

const isAddOn = (value: unknown) =>
  isRecord(value) &&
  isProductId(value.productId) &&
  isWhole(value.quantity) &&
  value.quantity > 0 &&
  isWholeOrNone(value.candleNumber) &&
  isWholeOrNone(value.occasion) &&
  isTextOrNone(value.text)

const isDelivery = (value: unknown) =>
  isRecord(value) &&
  typeof value.date === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value.date) &&
  (value.by === 'vendor' || value.by === 'courier') &&
  isTextOrNone(value.slot)
