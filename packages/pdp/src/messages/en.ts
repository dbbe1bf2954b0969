import { calendarEn, lightboxEn, sharePanelEn } from '@store/ui/messages/en'
import { addOnEn } from './addOnEn.ts'
import { arrivalEn } from './arrivalEn.ts'
import { belowTheFoldEn } from './belowTheFoldEn.ts'
import { customiseEn } from './customiseEn.ts'
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
  customise: customiseEn,
  photo: photoEn,
  arrival: arrivalEn,
  addOns: addOnEn,
  day: deliveryDayEn,
  calendar: calendarEn,
  lightbox: lightboxEn,
  sharePanel: sharePanelEn,
}
