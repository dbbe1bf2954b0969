// First draft by machine: no native speaker has reviewed it yet.
import type { footerMessages as English } from '../en/footerMessages.ts'

const currencies = new Intl.DisplayNames('bn-IN-u-nu-latn', { type: 'currency' })

/** Bengali messages of the footer. */
export const footerMessages: typeof English = {
  label: 'দোকান সম্পর্কে আরও',
  language: 'ভাষা',
  social: 'আমাদের সঙ্গে যুক্ত হন',
  app: 'অ্যাপ',
  fromApple: 'অ্যাপ স্টোর থেকে অ্যাপ নিন',
  fromGoogle: 'গুগল প্লে থেকে অ্যাপ নিন',
  payments: (methods) => `পেমেন্টের উপায়: ${methods.join(', ')}`,
  currency: 'এই মুদ্রায় দাম দেখান',
  currencyOption: (code, name) => `${code}, ${currencies.of(code) ?? name}`,
  changeCurrency: 'বদলান',
  theme: { label: 'থিম', system: 'ডিভাইস অনুযায়ী', light: 'হালকা', dark: 'গাঢ়' },
  copyright: (brand) => `© ${brand}। সর্বস্বত্ব সংরক্ষিত।`,
  demo: 'নমুনা স্টোর: এখানে সত্যি কিছু বিক্রি হয় না। কোড ও ইমেল এখানে আসে:',
  outbox: 'আউটবক্স',
  groups: {
    help: 'সাহায্য',
    shopping: 'আমাদের সঙ্গে কেনাকাটা',
    legal: 'নিয়ম ও তথ্য',
  },
  links: {
    reviews: 'রিভিউ',
    lookup: 'আপনার অর্ডার খুঁজুন',
    contact: 'যোগাযোগ করুন',
    whatsApp: 'হোয়াটসঅ্যাপে কথা বলুন',
    refer: 'বন্ধুদের ডাকুন ও আয় করুন',
    corporate: 'কর্পোরেট উপহার',
    cookies: 'কুকির পছন্দ',
    sitemap: 'সাইটম্যাপ',
    credits: 'কৃতজ্ঞতা',
  },
}
