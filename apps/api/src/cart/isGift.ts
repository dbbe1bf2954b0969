import type { StoredLine } from './StoredLine.ts'

/** Whether a product is one that goes along with a gift. */
export const isAddOn = ({ type }: { readonly type: string }): boolean => type === 'addon'

/** Whether a line is a gift of its own, and not something that goes along with one. */
export const isGift = ({ product, isFreebie }: Pick<StoredLine, 'product' | 'isFreebie'>): boolean =>
  !isAddOn(product) && !isFreebie
