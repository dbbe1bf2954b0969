import type { CheckoutRequest } from './Checkout.ts'

/** Parses the body of a request for a checkout; undefined for anything else. */
export function parseCheckoutRequest(body: unknown): CheckoutRequest | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const text = (name: string): string => {
    const value: unknown = Reflect.get(body, name)
    return typeof value === 'string' ? value : ''
  }
  const amount: unknown = Reflect.get(body, 'amount')
  const request = {
    orderId: text('order_id'),
    orderNumber: text('order_number'),
    currency: text('currency'),
    returnUrl: text('return_url'),
  }
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return undefined
  if (Object.values(request).includes('') || !/^https?:/.test(request.returnUrl)) return undefined
  const channel = text('channel') === 'upi' ? 'upi' : 'page'
  return { ...request, amount, channel }
}
