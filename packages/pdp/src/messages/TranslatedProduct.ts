import type { LocalizedMessages } from '@store/ui/messages'
import type { ProductMessages } from './ProductMessages.ts'

/** Messages of the product page with those of its lazy-loaded parts: a language must be complete. */
export type TranslatedProduct = Required<Omit<ProductMessages, keyof LocalizedMessages>> & LocalizedMessages
