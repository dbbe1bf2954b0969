// First draft by machine: no native speaker has reviewed it yet.
import type { homeMessages as English } from '../en/homeMessages.ts'

/** Bengali messages of the home page. */
export const homeMessages: typeof English = {
  finderLabel: 'জায়গা ও তারিখ দিয়ে উপহার খুঁজুন',
  where: 'কোথায় ডেলিভারি হবে',
  whereExample: 'শহর বা পিনকোড',
  when: 'কবে',
  find: 'উপহার দেখুন',
  prices: 'দাম অনুযায়ী উপহার',
  priceRanges: [
    { text: '₹500-এর কম', query: 'price_to=499' },
    { text: '₹500 থেকে ₹999', query: 'price_from=500&price_to=999' },
    { text: '₹1,000 থেকে ₹1,999', query: 'price_from=1000&price_to=1999' },
    { text: '₹2,000 ও তার বেশি', query: 'price_from=2000' },
  ],
  emptyText: 'আমাদের প্রথম উপহারগুলি শীঘ্রই আসছে। অনুগ্রহ করে আবার আসুন।',
  kindsLabel: 'উপহারের বিভাগ',
  banners: 'আসছে দিনগুলির জন্য',
  occasions: 'প্রতিটি উপলক্ষের উপহার',
  bestSellers: 'সবচেয়ে বেশি বিক্রি হয়',
  reviews: 'আমাদের ক্রেতারা কী বলেন',
  allReviews: 'সব রিভিউ',
  stars: (stars) => `5-এর মধ্যে ${stars}`,
  said: (city, day) => `${city}, ${day}`,
  seeAll: 'সব দেখুন',
  seeAllOf: (title) => `সব দেখুন: ${title}`,
}
