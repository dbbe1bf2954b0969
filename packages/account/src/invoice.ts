export { InvoiceAmounts } from './orders/components/InvoiceView/InvoiceAmounts.tsx'
export { InvoiceLine } from './orders/components/InvoiceView/InvoiceLine.tsx'
export { InvoiceParty } from './orders/components/InvoiceView/InvoiceParty.tsx'
export { InvoiceView, type InvoiceViewProps } from './orders/components/InvoiceView/InvoiceView.tsx'
export type { InvoiceMessages } from './orders/messages/InvoiceMessages.ts'
export { invoiceEn } from './orders/messages/invoiceEn.ts'
export type {
  InvoiceAmountsProps,
  InvoiceLineProps,
  InvoicePartyProps,
} from './orders/react/InvoicePartProps.ts'
export type { OrderSlots } from './orders/react/OrderSlots.ts'
