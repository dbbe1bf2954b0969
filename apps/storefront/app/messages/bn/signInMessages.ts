// First draft by machine: no native speaker has reviewed it yet.
import type { signInMessages as English } from '../en/signInMessages.ts'

/** Bengali messages of the page on which visitors of partner sites log in. */
export const signInMessages: typeof English = {
  title: (brand) => `${brand}-এ লগইন করুন`,
  text: 'লগইন হয়ে গেলে আপনি যে সাইট থেকে এসেছেন, সেখানেই আপনাকে ফিরিয়ে নিয়ে যাব।',
  signedIn: 'আপনি লগইন করেছেন। যে সাইট থেকে এসেছেন, সেখানে এগিয়ে যান।',
  unverified:
    'অনুগ্রহ করে ইমেলে পাঠানো কোড দিয়ে আবার লগইন করুন। যে সাইট থেকে এসেছেন, তাদের নিশ্চিত হতে হবে যে এই ইমেলটি আপনারই।',
  goOn: 'এগিয়ে যান',
}
