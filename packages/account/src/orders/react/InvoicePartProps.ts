import type { Invoice } from '@store/api-client/contract/orders'
import type { GstShare } from '@store/api-client/contract/rules/splitGst'
import type { InvoiceMessages } from '../messages/InvoiceMessages.ts'
import type { ReceiptMessages } from '../messages/ReceiptMessages.ts'
import type { GiftReceiptOrder } from '../store/GiftReceiptOrder.ts'

// The props of the parts are here, because the slots are typed by them and the parts read the slots.

/** Props of `ReceiptMessage`. */
export interface ReceiptMessageProps {
  /** The receipt. */
  readonly receipt: GiftReceiptOrder
  /** UI messages. */
  readonly messages: ReceiptMessages
}

/** Props of `ReceiptHeading`. */
export interface ReceiptHeadingProps extends ReceiptMessageProps {
  /** Id of the heading, which names the receipt. */
  readonly headingId: string
}

/** Props of `InvoiceParty`. */
export interface InvoicePartyProps {
  /** Whether it is the seller or the buyer, as text. */
  readonly title: string
  /** Name, address, and the seller's GSTIN. */
  readonly lines: readonly string[]
}

/** Props of `InvoiceLine`. */
export interface InvoiceLineProps {
  /** The line. */
  readonly line: Invoice['lines'][number]
  /** UI messages. */
  readonly messages: InvoiceMessages
}

/** Props of `InvoiceAmounts`. */
export interface InvoiceAmountsProps {
  /** Taxable value, taxes and sum, in paise. */
  readonly share: GstShare
  /** Rate of the tax in per cent; missing where rates differ. */
  readonly rate?: number
  /** Label of the sum. */
  readonly total: string
  /** UI messages. */
  readonly messages: InvoiceMessages
}
