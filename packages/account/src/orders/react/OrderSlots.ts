import type { Slot } from '@store/ui/slots'
import type {
  GiftReceiptHeadingProps,
  GiftReceiptMessageProps,
  InvoiceAmountsProps,
  InvoiceLineProps,
  InvoicePartyProps,
} from './InvoicePartProps.ts'
import type {
  OrderCardProps,
  OrdersHeadingProps,
  OrdersPaginationProps,
  OrdersPlaceholderProps,
} from './OrderListPartProps.ts'
import type {
  CancelDialogProps,
  GiftPersonalisationProps,
  OrderActionsProps,
  OrderGiftProps,
  OrderGiftsProps,
  OrderHeadingProps,
  OrderPlaceholderProps,
  OrderSectionProps,
  OrderTotalsProps,
  OrderUpdateBannerProps,
  StatusTimelineProps,
} from './OrderSectionProps.ts'
import type {
  LookupFormProps,
  PayCountdownProps,
  PayDeadlineProps,
  PaymentWaitingProps,
  PayStepProps,
  ResendLookupCodeProps,
  UpiStepProps,
} from './PaymentPartProps.ts'

/** Slots of the order pages, for each of their views: each replaces or wraps a part. */
export interface OrderSlots {
  /** Heading of the list of orders, with their number. */
  readonly listHeading?: Slot<OrdersHeadingProps> | undefined
  /** One order of the list. */
  readonly card?: Slot<OrderCardProps> | undefined
  /** Links to newer and older orders. */
  readonly pagination?: Slot<OrdersPaginationProps> | undefined
  /** The list without orders: empty, guest, loading, failed. */
  readonly listPlaceholder?: Slot<OrdersPlaceholderProps> | undefined
  /** Heading of an order, with its status, number and date. */
  readonly heading?: Slot<OrderHeadingProps> | undefined
  /** The payment status, when no payment is requested. */
  readonly paymentStatus?: Slot<OrderSectionProps> | undefined
  /** Refunds of the order. */
  readonly refunds?: Slot<OrderSectionProps> | undefined
  /** Progress of the order. */
  readonly timeline?: Slot<StatusTimelineProps> | undefined
  /** Gifts of the order, also on a gift receipt. */
  readonly gifts?: Slot<OrderGiftsProps> | undefined
  /** One gift or add-on. */
  readonly gift?: Slot<OrderGiftProps> | undefined
  /** Options, texts and uploads of a gift. */
  readonly personalisation?: Slot<GiftPersonalisationProps> | undefined
  /** The message on the card of the order. */
  readonly cardMessage?: Slot<OrderSectionProps> | undefined
  /** Receiver of the order. */
  readonly receiver?: Slot<OrderSectionProps> | undefined
  /** Order summary with the total. */
  readonly totals?: Slot<OrderTotalsProps> | undefined
  /** The result of an action. It must be rendered before its first update; otherwise, it is not announced. */
  readonly update?: Slot<OrderUpdateBannerProps> | undefined
  /** Actions and links of the order page. */
  readonly actions?: Slot<OrderActionsProps> | undefined
  /** The dialog that confirms a cancellation. */
  readonly cancelDialog?: Slot<CancelDialogProps> | undefined
  /** The page without an order: guest, loading, missing, failed. */
  readonly placeholder?: Slot<OrderPlaceholderProps> | undefined
  /** The choice of a payment method. */
  readonly payStep?: Slot<PayStepProps> | undefined
  /** The payment deadline. */
  readonly payDeadline?: Slot<PayDeadlineProps> | undefined
  /** The countdown to the payment deadline. */
  readonly payCountdown?: Slot<PayCountdownProps> | undefined
  /** The payment in a UPI app. */
  readonly upiStep?: Slot<UpiStepProps> | undefined
  /** The wait for the bank. */
  readonly paymentWaiting?: Slot<PaymentWaitingProps> | undefined
  /** The form of the order lookup. */
  readonly lookupForm?: Slot<LookupFormProps> | undefined
  /** The button that sends another code, with its countdown. */
  readonly resendCode?: Slot<ResendLookupCodeProps> | undefined
  /** Heading of a gift receipt. */
  readonly receiptHeading?: Slot<GiftReceiptHeadingProps> | undefined
  /** The sender’s message on a gift receipt. */
  readonly receiptMessage?: Slot<GiftReceiptMessageProps> | undefined
  /** Seller or buyer on an invoice. */
  readonly invoiceParty?: Slot<InvoicePartyProps> | undefined
  /** One line of an invoice, inside its list item. */
  readonly invoiceLine?: Slot<InvoiceLineProps> | undefined
  /** Taxable value, taxes and total of a line or of the invoice. */
  readonly invoiceAmounts?: Slot<InvoiceAmountsProps> | undefined
}
