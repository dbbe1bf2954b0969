import { calendarEn, lightboxEn, sharePanelEn } from '@store/ui/messages/en'
import { addOnEn } from './addOnEn.ts'
import { arrivalEn } from './arrivalEn.ts'
import { belowTheFoldEn } from './belowTheFoldEn.ts'
import { customiseEn } from './customiseEn.ts'
import { dayEn } from './dayEn.ts'
import { photoEn } from './photoEn.ts'
import { productEn } from './productEn.ts'
import type { TranslatedProduct } from './TranslatedProduct.ts'

export { cardEn } from './cardEn.ts'
export { reviewsPageEn } from './reviewsPageEn.ts'

/** English messages of the product page, including its lazy-loaded parts. */
export const en: TranslatedProduct = {
  ...productEn,
  belowTheFold: belowTheFoldEn,
  customise: customiseEn,
  photo: photoEn,
  arrival: arrivalEn,
  addOns: addOnEn,
  day: dayEn,
  calendar: calendarEn,
  lightbox: lightboxEn,
  sharePanel: sharePanelEn,
}
