export { InvoiceView, type InvoiceViewProps } from './orders/components/InvoiceView/InvoiceView.tsx'
export type { InvoiceMessages } from './orders/messages/InvoiceMessages.ts'
export { invoiceEn } from './orders/messages/invoiceEn.ts'
