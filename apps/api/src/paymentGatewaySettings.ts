import {
  type InferOutput,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  type RawCheckAction,
  rawCheck,
  regex,
  string,
} from 'valibot'
import type { RazorpaySettings, StripeSettings } from './payment/index.ts'
import { settingValueSchemas } from './settingValueSchemas.ts'

const { headerWord } = settingValueSchemas

/** The settings of payment gateways. */
export const paymentGatewaySettings = {
  STORE_RAZORPAY_KEY_ID: optional(
    pipe(string(), regex(/^rzp_(live|test)_\w+$/, 'a key id such as rzp_live_1A2b3C')),
  ),
  STORE_RAZORPAY_KEY_SECRET: optional(headerWord),
  STORE_RAZORPAY_WEBHOOK_SECRET: optional(pipe(headerWord, minLength(16, 'of 16 signs or more'))),
  STORE_RAZORPAY_UPI: optional(picklist(['0', '1'], '0 or 1'), '0'),
  STORE_STRIPE_SECRET_KEY: optional(
    pipe(
      string(),
      regex(/^[sr]k_(live|test)_\w+$/, 'a secret key such as sk_live_1A2b3C, or a restricted one'),
    ),
  ),
  STORE_STRIPE_WEBHOOK_SECRET: optional(
    pipe(string(), regex(/^whsec_\w+$/, 'a signing secret such as whsec_1A2b3C')),
  ),
} as const

const entries = object(paymentGatewaySettings)

/** The payment gateways of a shop. */
export interface GatewaySettings {
  /** Razorpay account; payments by UPI, card and netbanking. @default none */
  readonly razorpay: RazorpaySettings | undefined
  /** Stripe account. @default none */
  readonly stripe: StripeSettings | undefined
}

/** Reads the gateways whose keys are set. */
export function readGatewaySettings(said: InferOutput<typeof entries>): GatewaySettings {
  const { STORE_RAZORPAY_KEY_ID: keyId, STORE_RAZORPAY_KEY_SECRET: keySecret } = said
  const { STORE_RAZORPAY_WEBHOOK_SECRET: razorpaySecret } = said
  const { STORE_STRIPE_SECRET_KEY: secretKey, STORE_STRIPE_WEBHOOK_SECRET: stripeSecret } = said
  return {
    razorpay:
      keyId === undefined || keySecret === undefined || razorpaySecret === undefined
        ? undefined
        : {
            ...{ keyId, keySecret, webhookSecret: razorpaySecret },
            hasUpi: said.STORE_RAZORPAY_UPI === '1',
          },
    stripe:
      secretKey === undefined || stripeSecret === undefined
        ? undefined
        : { secretKey, webhookSecret: stripeSecret },
  }
}

/** Rejects the test keys of gateways in production. */
export const rejectTestKeys = <
  Input extends Readonly<
    Partial<Record<'STORE_MODE' | 'STORE_RAZORPAY_KEY_ID' | 'STORE_STRIPE_SECRET_KEY', unknown>>
  >,
>(): RawCheckAction<Input> =>
  rawCheck(({ dataset, addIssue }) => {
    const parsed: unknown = dataset.value
    if (typeof parsed !== 'object' || parsed === null) return
    const input: Record<string, unknown> = { ...parsed }
    if (input.STORE_MODE !== 'production') return
    for (const key of ['STORE_RAZORPAY_KEY_ID', 'STORE_STRIPE_SECRET_KEY']) {
      const value = input[key]
      if (typeof value !== 'string' || !/^(rzp|[sr]k)_test_/.test(value)) continue
      const at = { type: 'object', origin: 'value', input, key, value } as const
      addIssue({
        message: 'a test key only in demo mode: it confirms orders without any payment',
        path: [at],
      })
    }
  })
