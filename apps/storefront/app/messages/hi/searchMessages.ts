import type { searchMessages as English } from '../en/searchMessages.ts'

/** Hindi messages of the search page. */
export const searchMessages: typeof English = {
  home: 'होम',
  breadcrumb: 'आप यहाँ हैं',
  resultsFor: (text) => `“${text}” के नतीजे`,
  giftsFor: (occasion) => `${occasion} के लिए उपहार`,
  allGifts: 'सभी उपहार',
  mended: (text) => `“${text}” के उपहार दिखाए जा रहे हैं।`,
  leftOut: (words) =>
    `${words.map((word) => `“${word}”`).join(', ')} से कोई उपहार नहीं मिला, इसलिए इसे छोड़ दिया गया।`,
  isPart: 'इन सभी शब्दों से कोई उपहार नहीं मिला। ये कुछ शब्दों से मिलते हैं।',
  nothing: (text) => `“${text}” का कोई नतीजा नहीं`,
  hints: 'कम शब्द लिखें, या उपहार का प्रकार: फूल, केक, पौधा।',
  bestSellers: 'लोकप्रिय उपहार',
}
