// First draft by machine: no native speaker has reviewed it yet.
import { type CandleError, candleLimits } from '@store/api-client/contract/rules/candleNumber'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { AddOnMessages } from '../AddOnMessages.ts'

const digitsInWords = { 1: 'এক', 2: 'দুই', 3: 'তিন', 4: 'চার' } as const

const candleFaults: Readonly<Record<CandleError, string>> = {
  empty: 'অনুগ্রহ করে নম্বর লিখুন',
  long: `শুধু ${digitsInWords[candleLimits.digits]} অঙ্ক পর্যন্ত নম্বর দিন`,
  range: `অনুগ্রহ করে ${candleLimits.least} থেকে ${candleLimits.most}-এর মধ্যে একটি নম্বর লিখুন`,
}

/** Bengali messages of the add-on panel. */
export const addOnBn: AddOnMessages = {
  titleOnDesktop: 'আপনার প্রিয়জনকে বিশেষ অনুভব করান',
  titleOnPhone: 'উৎসবে আরও আনন্দ যোগ করুন',
  title: 'সঙ্গে আরও কিছু?',
  groups: 'সঙ্গের জিনিস',
  loading: 'সঙ্গের জিনিস দেখা হচ্ছে',
  failed: 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন... আপনি এগুলি ছাড়াও এগিয়ে যেতে পারেন।',
  tryAgain: 'আবার চেষ্টা করুন',
  close: 'বন্ধ করুন',
  skip: 'ছেড়ে দিন',
  goOn: 'এগিয়ে যান',
  summary: (count, total) => `সঙ্গের ${count}টি জিনিস, ${total}`,
  nothing: 'এখনও কিছু যোগ করা হয়নি',
  add: 'যোগ করুন',
  addOf: (title) => `${title} যোগ করুন`,
  remove: 'সরান',
  removeOf: (title) => `${title} সরান`,
  stepper: {
    group: (title) => `${title}-এর সংখ্যা`,
    decrease: (title) => `${title} একটি কমান`,
    increase: (title) => `${title} আরও একটি যোগ করুন`,
    value: 'সংখ্যা',
  },
  most: `আপনি সর্বোচ্চ ${quantityLimits.max}টি বাছতে পারেন`,
  bundle: 'সব একসঙ্গে',
  keepOrRemove: {
    title: 'রাখবেন না সরাবেন?',
    question: (title) => `${title} রাখবেন না সরাবেন?`,
  },
  keep: 'রাখুন',
  pictureFailed: 'ছবি খোলেনি !',
  candle: {
    title: 'কোন নম্বর?',
    label: 'নম্বর',
    hint: 'শুধু সংখ্যা',
    fault: (fault) => candleFaults[fault],
    chosen: (number) => `নম্বর ${number}`,
    price: (total) => `মোট ${total}`,
    done: 'মোমবাতি যোগ করুন',
  },
  card: {
    title: 'তাঁদের জন্য একটি কার্ড',
    occasion: 'উপলক্ষ',
    choose: 'উপলক্ষ বেছে নিন',
    invalid: 'অনুগ্রহ করে সঠিক উপলক্ষ বেছে নিন',
    message: 'কার্ডের বার্তা',
    optional: '(ঐচ্ছিক)',
    refused: 'চিহ্নিত অক্ষরগুলি ছাপা যায় না। অক্ষর, সংখ্যা, স্পেস ও - _ @ ( ) ! / & ছাপা যায়।',
    tooLong: (limit) => `সর্বোচ্চ ${limit}টি অক্ষর`,
    counter: (count, limit) => `${count} / ${limit}`,
    preview: 'কার্ডটি তাঁরা এমন দেখবেন',
    blank: 'আপনার কথা',
    chosen: (occasion) => `উপলক্ষ: ${occasion}`,
    done: 'কার্ড যোগ করুন',
  },
}
