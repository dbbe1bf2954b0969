// First draft by machine: no native speaker has reviewed it yet.
import type { languageSuggestion as English } from '../en/languageSuggestion.ts'

/** Offers a page in Bengali to readers of another language. */
export const languageSuggestion: typeof English = {
  code: 'bn',
  offer: 'এই পৃষ্ঠা বাংলায় দেখুন',
  decline: 'বন্ধ করুন',
}
