import { formatDateTime } from './formatDateTime.ts'
import type { InvoiceMessages } from './InvoiceMessages.ts'

const withRate = (name: string) => (rate?: number) => (rate === undefined ? name : `${name} at ${rate}%`)

/** Messages of the tax invoice in English. */
export const invoiceEn: InvoiceMessages = {
  heading: 'Tax invoice',
  number: 'Invoice number',
  date: 'Date',
  day: (at) => formatDateTime(at, 'day'),
  order: 'Order number',
  seller: 'Sold by',
  gstin: (gstin) => `GSTIN ${gstin}`,
  buyer: 'Buyer',
  placeOfSupply: 'Place of supply',
  gifts: 'Gifts',
  details: (hsn, quantity, value) =>
    [...(hsn === '' ? [] : [`HSN ${hsn}`]), `Quantity ${quantity}`, `Value ${value}`].join(' · '),
  taxable: 'Taxable value',
  cgst: withRate('CGST'),
  sgst: withRate('SGST/UTGST'),
  igst: withRate('IGST'),
  lineTotal: 'Total',
  sums: 'All gifts',
  total: 'Total paid',
  note: 'Prices include the tax. The total of each gift is its value with its share of delivery charges and discounts.',
  reverseCharge: 'Tax is not payable on reverse charge.',
  cancelled: (number, at) =>
    `The order was cancelled. Credit note ${number} of ${formatDateTime(at, 'day')} reverses this invoice.`,
  print: 'Print',
  back: 'Back to the order',
}
