// First draft by machine: no native speaker has reviewed it yet.
import type { searchMessages as English } from '../en/searchMessages.ts'

/** Bengali messages of the search page. */
export const searchMessages: typeof English = {
  home: 'হোম',
  breadcrumb: 'আপনি এখানে',
  resultsFor: (text) => `“${text}”-এর ফলাফল`,
  giftsFor: (occasion) => `${occasion}-এর উপহার`,
  allGifts: 'সব উপহার',
  mended: (text) => `“${text}”-এর উপহার দেখানো হচ্ছে।`,
  leftOut: (words) =>
    `${words.map((word) => `“${word}”`).join(', ')} দিয়ে কোনো উপহার পাওয়া যায়নি, তাই এটি বাদ দেওয়া হয়েছে।`,
  isPart: 'এই সব শব্দ দিয়ে কোনো উপহার পাওয়া যায়নি। এগুলি কিছু শব্দের সঙ্গে মেলে।',
  nothing: (text) => `“${text}”-এর কোনো ফলাফল নেই`,
  hints: 'কম শব্দ লিখুন, বা উপহারের ধরন: ফুল, কেক, গাছ।',
  bestSellers: 'জনপ্রিয় উপহার',
}
