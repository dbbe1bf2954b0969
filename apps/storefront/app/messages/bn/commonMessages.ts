// First draft by machine: no native speaker has reviewed it yet.
import type { commonMessages as English } from '../en/commonMessages.ts'

/** Bengali messages common to all pages. */
export const commonMessages: typeof English = {
  skipToContent: 'সরাসরি পৃষ্ঠায় যান',
  menu: 'মেনু',
  menus: 'উপহার',
  all: (title) => `${title}: সব`,
  login: 'লগইন',
  logout: 'লগআউট',
  // Short, so that the header fits in one row on a phone.
  hello: (name) => name || 'নমস্কার',
  deliverTo: 'ডেলিভারি',
  noPlace: 'কোথায় পাঠাবেন?',
  accountLabel: 'আপনার অ্যাকাউন্ট',
  orders: 'অর্ডার',
  favorites: 'পছন্দ',
  cartLabel: (count) => (count === 0 ? 'কার্ট, খালি' : `কার্ট, ${count}টি জিনিস`),
  added: 'বাছা উপহারটি কার্টে যোগ করা হয়েছে।',
  failed: 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন...',
  close: 'বন্ধ করুন',
  pictureFailed: 'ছবি খোলেনি !',
}
