import { definePage } from '../../definePage.ts'
import { cartHead } from './head.ts'
import { loadCart } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/cart',
  cache: 'personal',
  load: loadCart,
  head: cartHead,
  view,
})
