// First draft by machine: no native speaker has reviewed it yet.
import type { referAndEarnMessages as English } from '../en/referAndEarnMessages.ts'

/** Bengali messages of the refer-and-earn page. */
export const referAndEarnMessages: typeof English = {
  title: 'বন্ধুদের ডাকুন ও আয় করুন',
  lead: 'কোনো বন্ধুকে ডাকুন। তাঁর প্রথম অর্ডার পৌঁছালেই আপনারা দুজনেই রিওয়ার্ড পয়েন্ট পাবেন।',
  steps: [
    'এখানে নতুন এমন কোনো বন্ধুকে আপনার লিঙ্ক পাঠান।',
    'তিনি অ্যাকাউন্ট তৈরি করে উপহার পাঠান।',
    'উপহার পৌঁছালেই আপনারা দুজনেই পয়েন্ট পান।',
  ],
  points: (points) => `${points} পয়েন্ট আপনার জন্য, ${points} আপনার বন্ধুর জন্য। এক পয়েন্ট এক টাকার সমান।`,
  login: 'আপনার লিঙ্ক পেতে লগইন করুন',
  link: 'আপনার লিঙ্ক',
  shareTitle: (brand) => `${brand}-এর উপহার, ঠিক দিনে ঠিক ঘরে`,
  friends: (friends, rewarded) =>
    friends === 0
      ? 'এখনও কেউ আপনার লিঙ্ক ব্যবহার করেননি।'
      : `${friends} জন বন্ধু আপনার লিঙ্ক ব্যবহার করেছেন, তাঁদের মধ্যে ${rewarded} জনের জন্য আপনি পয়েন্ট পেয়েছেন।`,
  failed: 'কিছু একটা ভুল হয়েছে। একটু পরে চেষ্টা করুন বা পৃষ্ঠাটি রিফ্রেশ করুন।',
  retry: 'আবার চেষ্টা করুন',
  share: {
    share: 'আপনার লিঙ্ক পাঠান',
    copyLink: 'লিঙ্ক কপি করুন',
    copied: 'কপি হয়েছে',
    copyByHand: 'এই ঠিকানা কপি করুন',
    whatsApp: 'হোয়াটসঅ্যাপ',
    facebook: 'ফেসবুক',
    pinterest: 'পিন্টারেস্ট',
    moreApps: 'আরও অ্যাপ',
    newTab: 'নতুন ট্যাবে খোলে',
  },
}
