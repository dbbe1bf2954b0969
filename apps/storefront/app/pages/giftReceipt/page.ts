import { definePage } from '../../definePage.ts'
import { giftReceiptHead } from './head.ts'
import { loadGiftReceipt } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/order/:id/gift-receipt',
  cache: 'personal',
  load: loadGiftReceipt,
  head: giftReceiptHead,
  view,
})
