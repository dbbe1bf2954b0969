import type { PaymentProvider } from './PaymentProvider.ts'

/** A payment method that shoppers choose: a provider's own, or its UPI method. */
export interface PaymentMethodOfProvider
  extends Pick<PaymentProvider, 'name' | 'title' | 'start' | 'offeredAs'> {
  readonly provider: PaymentProvider
  readonly isUpi: boolean
}

/** Returns the payment methods of a provider: UPI on the store's page first. */
export const listProviderPaymentMethods = (provider: PaymentProvider): readonly PaymentMethodOfProvider[] => {
  const { name, title, start, offeredAs } = provider
  return [
    ...(provider.upi ? [{ ...provider.upi, name: `${name}-upi`, provider, isUpi: true }] : []),
    { name, title, start, offeredAs, provider, isUpi: false },
  ]
}
