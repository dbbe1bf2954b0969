// First draft by machine: no native speaker has reviewed it yet.
import type { languageOffer as English } from '../en/languageOffer.ts'

/** Offers a page in Bengali to readers of another language. */
export const languageOffer: typeof English = {
  code: 'bn',
  offer: 'এই পৃষ্ঠা বাংলায় দেখুন',
  decline: 'বন্ধ করুন',
}
