// First draft by machine: no native speaker has reviewed it yet.
import type { checkoutMessages as English } from '../en/checkoutMessages.ts'

/** Bengali messages of the checkout page. */
export const checkoutMessages: typeof English = {
  title: 'ডেলিভারির তথ্য',
  back: 'কার্টে ফিরে যান',
  copyright: (brand) => `© ${brand}। সর্বস্বত্ব সংরক্ষিত।`,
  quantity: (count) => `পরিমাণ ${count}`,
  undeliverable: 'দুঃখিত, আমরা এই উপহার এই জায়গায় পৌঁছে দিই না',
  combo: (title) => `কম্বো: ${title}`,
  free: 'ফ্রি',
  saving: (amount) => `আপনার সাশ্রয় ${amount}`,
  total: 'মোট',
  later: 'পরে জানা যাবে',
  inRupees: (total, shown) =>
    `আপনি ভারতীয় টাকায় পেমেন্ট করেন: ${total}, আজকের দরে যা প্রায় ${shown}। আপনার ব্যাঙ্কের দর আলাদা হতে পারে।`,
  backToCart: 'কার্ট বদলান',
}
