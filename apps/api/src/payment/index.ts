export { cashOnDelivery } from './cashOnDelivery.ts'
export type { OrderToPay, PayableOrder, PaymentProvider } from './PaymentProvider.ts'
