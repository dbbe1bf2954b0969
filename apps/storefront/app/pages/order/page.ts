import { definePage } from '../../definePage.ts'
import { orderHead } from './head.ts'
import { loadOrder } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/order/:id',
  cache: 'personal',
  load: loadOrder,
  head: orderHead,
  view,
})
