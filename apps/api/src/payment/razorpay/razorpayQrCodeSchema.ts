import { array, type InferOutput, integer, nullish, number, object, picklist, pipe, string } from 'valibot'
import type { GatewayPayment } from '../PaymentGateway.ts'

/** Parses the fields of a QR code that the store needs, https://razorpay.com/docs/api/qr-codes/image-content/entity. */
export const razorpayQrCodeSchema = object({
  id: string(),
  status: picklist(['active', 'closed']),
  payment_amount: nullish(pipe(number(), integer())),
  payments_amount_received: pipe(number(), integer()),
  /** The UPI link in the code; only for accounts that have this field enabled. */
  image_content: nullish(string()),
})

/** A QR code. */
export type RazorpayQrCode = InferOutput<typeof razorpayQrCodeSchema>

/** Parses the payments of a QR code. */
export const razorpayQrPaymentsSchema = object({ items: array(object({ id: string(), status: string() })) })

/** Returns the payment of a QR code, which can be paid once, as a gateway reports it. */
export function toQrCodePayment({
  status,
  payment_amount,
  payments_amount_received: received,
}: RazorpayQrCode): GatewayPayment {
  if (received > 0) return { status: 'captured', amount: received, currency: 'INR' }
  return { status: status === 'active' ? 'open' : 'failed', amount: payment_amount ?? 0, currency: 'INR' }
}
