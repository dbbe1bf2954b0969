import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { CatalogueProduct } from './CatalogueProduct.ts'

/** Whether a product is enquired for: gifts for companies whose least number no cart takes. */
export const isEnquiryOnly = ({ category, minimumOrder = 1 }: CatalogueProduct): boolean =>
  category === 'corporate' && minimumOrder > quantityLimits.max
