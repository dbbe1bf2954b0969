export {
  OrderConfirmation,
  type OrderConfirmationProps,
} from './components/OrderConfirmation/OrderConfirmation.tsx'
export { ReceiverForm, type ReceiverFormProps } from './components/ReceiverForm/ReceiverForm.tsx'
export type { AccountMessages } from './messages/AccountMessages.ts'
export type { OrderConfirmationMessages } from './messages/OrderConfirmationMessages.ts'
export type { ReceiverMessages } from './messages/ReceiverMessages.ts'
export { ReceiverProvider, type ReceiverProviderProps } from './react/ReceiverProvider.tsx'
export { useReceiver } from './react/useReceiver.ts'
