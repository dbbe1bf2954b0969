// First draft by machine: no native speaker has reviewed it yet.
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { dateFieldBn, stepBarBn } from '@store/ui/messages/bn'
import type { HamperSelectionError } from '../store/HamperSelection.ts'
import type { HamperMessages } from './HamperMessages.ts'

/** Bengali messages of the builder. */
export const bn: HamperMessages = {
  locale: 'bn-IN-u-nu-latn',
  price: formatPrice,
  priceLabel: 'দাম',
  editing: 'আপনি আপনার কার্টের একটি হ্যাম্পার বদলাচ্ছেন',
  startsAt: (price) => `${price} ও আপনার বাছা জিনিস`,
  aboutHamper: 'এই হ্যাম্পার সম্পর্কে',
  steps: (title) => `${title}-এর ধাপ`,
  stepBar: stepBarBn,
  count: (chosen, max) => `${max}টির মধ্যে ${chosen}টি বাছা হয়েছে`,
  range: (min, max) =>
    min === max
      ? `${min}টি বেছে নিন`
      : min === 0
        ? `চাইলে ${max}টি পর্যন্ত বেছে নিন`
        : `${min} থেকে ${max}টি পর্যন্ত বেছে নিন`,
  toChoose: (more) => `${more}টি আরও বাছতে হবে`,
  review: 'দেখে নিন',
  status: (count, toChoose, total) => [count, toChoose, `মোট ${total}`].filter(Boolean).join('। '),
  fault: faultInWords,
  add: 'যোগ করুন',
  addLabel: (title) => `${title} যোগ করুন`,
  outOfStock: 'স্টকে নেই',
  decrease: (title) => `${title} একটি কমান`,
  increase: (title) => `${title} আরও একটি যোগ করুন`,
  quantity: (title) => `${title}-এর সংখ্যা`,
  pictureFailed: 'ছবি খোলেনি !',
  summary: 'আপনার হ্যাম্পার',
  nothingYet: 'এতে এখনও কিছু নেই',
  chosen: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  remove: 'সরান',
  removeLabel: (title) => `${title} সরান`,
  change: 'বদলান',
  changeLabel: (step) => `${step} বদলান`,
  empty: (title) => title,
  total: 'মোট',
  back: 'পিছনে',
  next: 'সামনে',
  buyNow: 'এখনই কিনুন',
  addToCart: 'কার্টে রাখুন',
  save: 'পরিবর্তন সেভ করুন',
  inCart: 'আপনার কার্টে আছে',
  bar: 'এখন পর্যন্ত আপনার হ্যাম্পার',
  purchaseFailed: (failure) =>
    failure.kind === 'refused' ? failure.message : 'কিছু একটা ভুল হয়েছে! অনুগ্রহ করে একটু পরে চেষ্টা করুন।',
  loadFailed: 'কিছু একটা ভুল হয়েছে! অনুগ্রহ করে একটু পরে চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
  loading: 'আপনার হ্যাম্পার আসছে',
  whenToDeliver: 'ডেলিভারি কবে হবে?',
  day: 'ডেলিভারির দিন',
  dateField: dateFieldBn,
  earliest: (day) => `${day} থেকে`,
  dateGone: 'ওই দিন আর পাওয়া যাচ্ছে না। অনুগ্রহ করে অন্য দিন বেছে নিন।',
  notDeliverable: 'এখন এই জায়গায় পাওয়া যাচ্ছে না।',
  changePlace: 'জায়গা বদলান',
  lacksPincode: 'এগিয়ে যেতে পিনকোড বেছে নিন',
  parked: (titles) => `এই দিন ও জায়গার জন্য পাওয়া যাবে না: ${titles.join(', ')}। এগুলি আপনার পছন্দে থেকে যাবে।`,
  messageHint: 'এটি একটি কার্ডে লেখা হয় আর হ্যাম্পারের সঙ্গে যায়।',
  messageKept: 'আগের লেখা রাখতে এটি খালি রাখুন।',
  optional: 'ঐচ্ছিক',
  counter: (used, limit) => `${used}/${limit}`,
  passedBy: 'কিছু বাছা হয়নি',
}

function faultInWords(fault: HamperSelectionError): string {
  switch (fault.kind) {
    case 'nothing':
      return 'এগিয়ে যেতে অনুগ্রহ করে কোনো জিনিস বেছে নিন'
    case 'mandatory':
      return 'অনুগ্রহ করে প্রয়োজনীয় জিনিস বেছে নিন'
    case 'mandatoryFrom':
      return `অনুগ্রহ করে ${fault.step} থেকে প্রয়োজনীয় জিনিস বেছে নিন`
    case 'tooMany':
      return `এক ধাপে সর্বোচ্চ ${fault.max}টি জিনিস বাছতে পারেন`
    case 'stock':
      return fault.left === 0 ? `${fault.title} স্টকে নেই।` : `${fault.title} মাত্র ${fault.left}টি আছে।`
  }
}
