// First draft by machine: no native speaker has reviewed it yet.
import type { htmlDocumentMessages as English } from '../en/htmlDocumentMessages.ts'

/** Bengali texts of every document outside its page. */
export const htmlDocumentMessages: typeof English = {
  noScript:
    'আপনার ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ আছে। আপনি স্টোর দেখতে পারেন, কিন্তু কার্টে উপহার যোগ করতে, অর্ডার দিতে বা লগইন করতে অনুগ্রহ করে এটি চালু করুন।',
  pictureAlt: (brand) => `${brand}: ফুল, কেক ও উপহার`,
  manifest: {
    orders: 'আপনার অর্ডারগুলি',
    lookup: 'আপনার অর্ডার খুঁজুন',
  },
}
