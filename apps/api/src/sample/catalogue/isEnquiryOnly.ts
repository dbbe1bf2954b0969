import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { CatalogueProduct } from './CatalogueProduct.ts'

/** Whether a product is enquiry-only: corporate gifts whose minimum quantity exceeds the limit of the cart. */
export const isEnquiryOnly = ({ category, minimumOrder = 1 }: CatalogueProduct): boolean =>
  category === 'corporate' && minimumOrder > quantityLimits.max
