/** Keys of a Stripe account. */
export interface StripeSettings {
  /** `sk_live_…`, or a restricted key `rk_live_…` with write permission for checkout sessions and refunds. */
  readonly secretKey: string
  /** Signing secret of the webhook endpoint, `whsec_…`. */
  readonly webhookSecret: string
  /** Origin of the API. @default https://api.stripe.com */
  readonly origin?: string | undefined
}
