import { calendarEn, lightboxEn, sharePanelEn } from '@store/ui/messages/en'
import { addOnEn } from './addOnEn.ts'
import { arrivalEstimateEn } from './arrivalEstimateEn.ts'
import { belowTheFoldEn } from './belowTheFoldEn.ts'
import { customiserEn } from './customiserEn.ts'
import { deliveryDayEn } from './deliveryDayEn.ts'
import type { ProductPageTranslation } from './ProductPageTranslation.ts'
import { photoEn } from './photoEn.ts'
import { productEn } from './productEn.ts'

export { productCardEn } from './productCardEn.ts'
export { reviewsPageEn } from './reviewsPageEn.ts'

/** English messages of the product page, including its lazy-loaded parts. */
export const en: ProductPageTranslation = {
  ...productEn,
  belowTheFold: belowTheFoldEn,
  customise: customiserEn,
  photo: photoEn,
  arrival: arrivalEstimateEn,
  addOns: addOnEn,
  day: deliveryDayEn,
  calendar: calendarEn,
  lightbox: lightboxEn,
  sharePanel: sharePanelEn,
}
