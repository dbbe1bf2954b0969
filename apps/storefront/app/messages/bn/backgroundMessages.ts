// First draft by machine: no native speaker has reviewed it yet.
import type { consentMessages as Consent, offlineMessages as Offline } from '../en/backgroundMessages.ts'

/** Bengali messages of the consent choices. */
export const consentMessages: typeof Consent = {
  save: 'আমার পছন্দ সেভ করুন',
  analytics: {
    name: 'পরিসংখ্যান।',
    text: 'আমরা পৃষ্ঠা, উপহার ও অর্ডার গুনি, আপনার নাম ছাড়া। এটি 30 দিন রাখা হয়।',
  },
  marketing: {
    name: 'অফার।',
    text: 'লগইন করলে আমরা আপনার ইমেল, নম্বর ও নাম সেই পরিষেবাগুলিকে দিই যারা ইমেল ও হোয়াটসঅ্যাপে আমাদের অফার পাঠায়।',
  },
}

/** Bengali messages of a lost connection. */
export const offlineMessages: typeof Offline = {
  offline: 'আপনি অফলাইন। আপনি যা লিখবেন তা সুরক্ষিত থাকবে, আর সংযোগ ফিরলেই কাজ এগোবে।',
  unreachable: 'স্টোরের সঙ্গে এখন যোগাযোগ করা যাচ্ছে না। আপনি যা লিখবেন তা সুরক্ষিত থাকবে, আর আমরা আবার চেষ্টা করব।',
}
