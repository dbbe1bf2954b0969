/** Keys of a Razorpay account. */
export interface RazorpaySettings {
  /** `rzp_live_…`. */
  readonly keyId: string
  readonly keySecret: string
  /** Secret of the webhook, which is chosen in the dashboard. */
  readonly webhookSecret: string
  /** Whether UPI is paid on the store's own page; the account needs QR codes with `image_content`. @default false */
  readonly hasUpi?: boolean | undefined
  /** Origin of the API. @default https://api.razorpay.com */
  readonly origin?: string | undefined
}
