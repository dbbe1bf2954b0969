// First draft by machine: no native speaker has reviewed it yet.
import type { ReceiverMessages } from '../ReceiverMessages.ts'
import { addressFieldsBn, receiverErrorsBn } from './addressFieldsBn.ts'

/** Messages of the receiver step in Bengali. */
export const receiverBn: ReceiverMessages = {
  locale: 'bn-IN-u-nu-latn',
  ...addressFieldsBn,
  deliverTo: 'সেভ করা ঠিকানায় পাঠান',
  newAddress: 'নতুন ঠিকানা',
  allAddresses: (count) => `মোট ${count}টি দেখান`,
  addressesLoading: 'আপনার সেভ করা ঠিকানা আসছে',
  addressesFailed: 'আপনার সেভ করা ঠিকানা আসতে পারেনি।',
  tryAgain: 'আবার চেষ্টা করুন',
  who: 'উপহার কে পাবেন',
  where: 'কোথায়',
  from: 'আপনার পক্ষ থেকে',
  contactNumberHint: 'শুধু ডেলিভারির দিন বাড়ি খুঁজে পেতে',
  courierNote: 'কুরিয়ারের জন্য নোট',
  courierNoteHint: 'গেট, তলা বা সময়',
  toCountry: (name) => `ডেলিভারি: ${name}`,
  senderName: 'আপনার নাম',
  message: 'কার্ডের বার্তা',
  counter: (used, most) => `${used} / ${most}`,
  summary: 'আপনার অর্ডার',
  payNote: 'পেমেন্টের উপায় পরের পৃষ্ঠায় বেছে নিন। তার আগে কোনো টাকা কাটা হবে না।',
  placeOrder: (total) => `অর্ডার করুন · ${total}`,
  fieldError: (fault) =>
    fault.kind === 'refused' ? (refusals[fault.code] ?? fault.message) : receiverErrorsBn[fault.fault],
  submissionError: (fault) => {
    switch (fault.kind) {
      case 'cartChanged':
        return 'আপনার কার্ট বদলে গেছে। অনুগ্রহ করে আরেকবার দেখে নিন।'
      case 'orderedElsewhere':
        return 'আপনি এই অর্ডার অন্য ট্যাবে দিয়ে ফেলেছেন।'
      case 'refused':
        return fault.message
      case 'unreachable':
        return 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন...'
    }
  },
  toOrder: 'আপনার অর্ডার দেখুন',
  toCart: 'কার্টে যান',
}

const refusals: Readonly<Record<string, string>> = {
  not_deliverable: 'দুঃখিত, এই উপহার এই জায়গায় পৌঁছায় না',
  city_mismatch: 'এই শহর এই পিনকোডের নয়',
}
