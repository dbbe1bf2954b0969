export { createPaymentProviders } from './createPaymentProviders.ts'
export { createPaymentRepo, type PaymentRow, type RefundRow } from './createPaymentRepo.ts'
export type { TestBankConnection } from './createTestBankProvider.ts'
export { isGatewayUnavailable } from './isGatewayUnavailable.ts'
export { listProviderPaymentMethods, type PaymentMethodOfProvider } from './listProviderPaymentMethods.ts'
export type { GatewayPayment, PaymentEvent, PaymentGateway } from './PaymentGateway.ts'
export type {
  PayableOrder,
  PaymentEligibilityData,
  PaymentProvider,
  PaymentStartResult,
} from './PaymentProvider.ts'
export type { RazorpaySettings } from './razorpay/RazorpaySettings.ts'
export { sendRefunds } from './sendRefunds.ts'
export type { StripeSettings } from './stripe/StripeSettings.ts'
