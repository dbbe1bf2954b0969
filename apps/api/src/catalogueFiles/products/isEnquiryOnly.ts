import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { CatalogueProduct } from './CatalogueProduct.ts'

/** Returns whether a product is enquiry-only: its minimum quantity exceeds the limit of the cart. */
export const isEnquiryOnly = ({ minimumOrder = 1 }: CatalogueProduct): boolean =>
  minimumOrder > quantityLimits.max
