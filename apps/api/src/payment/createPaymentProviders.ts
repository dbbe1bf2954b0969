import type { Clock } from '@store/api-client/contract/ports'
import { createCashOnDeliveryProvider } from './createCashOnDeliveryProvider.ts'
import { createTestBankProvider, type TestBankConnection } from './createTestBankProvider.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import { createRazorpayProvider } from './razorpay/createRazorpayProvider.ts'
import type { RazorpaySettings } from './razorpay/RazorpaySettings.ts'
import { createStripeProvider } from './stripe/createStripeProvider.ts'
import type { StripeSettings } from './stripe/StripeSettings.ts'

/** The payment gateways of a shop. */
export interface PaymentSettings {
  readonly razorpay: RazorpaySettings | undefined
  readonly stripe: StripeSettings | undefined
  /** The simulated bank of demo mode. */
  readonly testBank: TestBankConnection | undefined
  /** Whether the receiver of a gift may pay in cash on delivery. */
  readonly hasCashForGifts: boolean
}

/** Creates the payment methods of a shop, in the order in which shoppers see them. */
export const createPaymentProviders = (
  { razorpay, stripe, testBank, hasCashForGifts }: PaymentSettings,
  clock: Clock,
): readonly PaymentProvider[] => [
  ...(razorpay ? [createRazorpayProvider(razorpay, clock)] : []),
  ...(stripe ? [createStripeProvider(stripe, clock)] : []),
  ...(testBank ? [createTestBankProvider(testBank)] : []),
  createCashOnDeliveryProvider({ acceptsGifts: hasCashForGifts }),
]
