import { definePage } from '../../definePage.ts'
import { invoiceHead } from './head.ts'
import { loadInvoice } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/order/:id/invoice',
  cache: 'personal',
  load: loadInvoice,
  head: invoiceHead,
  view,
})
