import type { LocalizedMessages } from '@store/ui/messages'
import type { ProductMessages } from './ProductMessages.ts'

/** Messages of the product page, including those of its lazy-loaded parts, so that a language is complete. */
export type ProductPageTranslation = Required<Omit<ProductMessages, keyof LocalizedMessages>> &
  LocalizedMessages
