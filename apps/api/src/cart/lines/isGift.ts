import type { StoredLine } from './StoredLine.ts'

/** Returns whether a product is an add-on. */
export const isAddOn = ({ type }: { readonly type: string }): boolean => type === 'addon'

/** Returns whether a line is a gift, not an add-on or a free line. */
export const isGift = ({ product, isFreebie }: Pick<StoredLine, 'product' | 'isFreebie'>): boolean =>
  !isAddOn(product) && !isFreebie
