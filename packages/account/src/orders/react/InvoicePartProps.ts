import type { Invoice } from '@store/api-client/contract/orders'
import type { GstShare } from '@store/api-client/contract/rules/splitGst'
import type { GiftReceiptMessages } from '../messages/GiftReceiptMessages.ts'
import type { InvoiceMessages } from '../messages/InvoiceMessages.ts'
import type { GiftReceiptOrder } from '../store/GiftReceiptOrder.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `GiftReceiptMessage`. */
export interface GiftReceiptMessageProps {
  /** The receipt. */
  readonly receipt: GiftReceiptOrder
  /** UI messages. */
  readonly messages: GiftReceiptMessages
}

/** Props of `GiftReceiptHeading`. */
export interface GiftReceiptHeadingProps extends GiftReceiptMessageProps {
  /** Id of the heading, which names the receipt. */
  readonly headingId: string
}

/** Props of `InvoiceParty`. */
export interface InvoicePartyProps {
  /** Heading: seller or buyer. */
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
  /** Taxable value, taxes and total, in paise. */
  readonly share: GstShare
  /** Tax rate in percent; missing when the rates of the lines differ. */
  readonly rate?: number
  /** Label of the total. */
  readonly total: string
  /** UI messages. */
  readonly messages: InvoiceMessages
}
