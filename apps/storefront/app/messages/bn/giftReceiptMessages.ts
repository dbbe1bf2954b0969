// First draft by machine: no native speaker has reviewed it yet.
import type { giftReceiptMessages as English } from '../en/giftReceiptMessages.ts'

/** Bengali messages of the gift receipt page. */
export const giftReceiptMessages: typeof English = {
  loginTitle: 'এই অর্ডার একটি অ্যাকাউন্টের',
  loginText: 'যে ইমেলে অর্ডার দিয়েছিলেন, অনুগ্রহ করে সেটি দিয়ে লগইন করুন।',
}
