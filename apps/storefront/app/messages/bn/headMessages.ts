// First draft by machine: no native speaker has reviewed it yet.
import type { headMessages as English } from '../en/headMessages.ts'

/** Bengali titles and descriptions of pages, for browsers and search engines. */
export const headMessages: typeof English = {
  failed: 'কিছু একটা ভুল হয়েছে',
  notFound: 'পৃষ্ঠা পাওয়া যায়নি',
  cart: 'কার্ট',
  invoice: 'ইনভয়েস',
  checkout: 'ডেলিভারির তথ্য',
  corporate: 'কর্পোরেট উপহার',
  credits: 'কৃতজ্ঞতা',
  creditsText: 'এই স্টোর কাদের ডেটা ও কাদের শিল্প ব্যবহার করে, আর কোন লাইসেন্সে।',
  giftReceipt: 'উপহারের রসিদ',
  order: 'আপনার অর্ডার',
  lookup: 'আপনার অর্ডার খুঁজুন',
  orders: 'আপনার অর্ডারগুলি',
  page: (title, page) => `${title}, পৃষ্ঠা ${page}`,
  reviewsOf: (title) => `${title} সম্পর্কে আমাদের ক্রেতারা কী বলেন, তাঁদের কথায় ও ছবিতে।`,
  reviews: (brand) => `${brand}-এর উপহার সম্পর্কে আমাদের ক্রেতারা কী বলেন, তাঁদের কথায় ও ছবিতে।`,
  signIn: (brand) => `${brand}-এ লগইন করুন`,
  sitemap: 'সাইটম্যাপ',
  sitemapText: (brand) => `${brand}-এর পৃষ্ঠাগুলি: বিভাগ ও উপলক্ষ অনুযায়ী উপহার, সাহায্য ও নিয়ম।`,
  favorites: 'পছন্দ',
}
