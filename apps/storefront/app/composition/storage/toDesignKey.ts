import type { ProductId } from '@store/api-client/contract/catalogue'

/** Returns the key of a product's design in the tab's session storage. */
export const toDesignKey = (product: ProductId): string => `design:${product}`
