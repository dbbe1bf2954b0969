// First draft by machine: no native speaker has reviewed it yet.
import type { CancelError, OrderRefund, OrderStatus, ReorderError } from '@store/api-client/contract/orders'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { GiftReceiptMessages } from '../../orders/messages/GiftReceiptMessages.ts'
import type { GiftsMessages } from '../../orders/messages/GiftsMessages.ts'
import type { InvoiceMessages } from '../../orders/messages/InvoiceMessages.ts'
import type { LookupMessages } from '../../orders/messages/LookupMessages.ts'
import type { OrderActionMessages } from '../../orders/messages/OrderActionMessages.ts'
import type { OrderDetailsMessages } from '../../orders/messages/OrderDetailsMessages.ts'
import type { OrderMessages } from '../../orders/messages/OrderMessages.ts'
import type { OrdersMessages } from '../../orders/messages/OrdersMessages.ts'
import type { UpiMessages } from '../../orders/messages/UpiMessages.ts'
import type { LookupFieldError } from '../../orders/store/LookupState.ts'
import type { LookupField } from '../../orders/store/LookupValues.ts'
import type { OrderUpdate } from '../../orders/store/OrderUpdate.ts'
import { formatDateTimeBn } from './formatDateTimeBn.ts'

const failed = 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন...'

const status: Readonly<Record<OrderStatus, string>> = {
  placed: 'অর্ডার পাওয়া গেছে',
  confirmed: 'নিশ্চিত হয়েছে',
  preparing: 'তৈরি হচ্ছে',
  outForDelivery: 'ডেলিভারির জন্য রওনা হয়েছে',
  delivered: 'পৌঁছে গেছে',
  cancelled: 'বাতিল',
}

const headings: Readonly<Record<OrderStatus, string>> = {
  placed: 'ধন্যবাদ! অনুগ্রহ করে পেমেন্ট সম্পূর্ণ করুন।',
  confirmed: 'সব ঠিক আছে। আপনার উপহার সময়মতো তৈরি হবে।',
  preparing: 'আপনার উপহার তৈরি হচ্ছে।',
  outForDelivery: 'আপনার উপহার ডেলিভারির জন্য রওনা হয়েছে।',
  delivered: 'আপনার উপহার পৌঁছে গেছে।',
  cancelled: 'এই অর্ডার বাতিল করা হয়েছে।',
}

const cancelFaults: Readonly<Record<CancelError, string>> = {
  cancelled: 'এই অর্ডার বাতিল করা হয়েছে।',
  underWay: 'এটি তৈরি হচ্ছে, আর বাতিল করা যাবে না।',
  delivered: 'এটি পৌঁছে গেছে, আর বাতিল করা যাবে না।',
  tooLate: 'ডেলিভারির দিন এসে গেছে: এটি আর বাতিল করা যাবে না।',
  notSignedIn: 'এই অর্ডার বাতিল করতে অনুগ্রহ করে লগইন করুন।',
}

const reorderFaults: Readonly<Record<ReorderError, string>> = {
  gone: 'আর দোকানে নেই',
  outOfStock: 'স্টকে নেই',
  changed: 'যে বিকল্প বাছা হয়েছিল তা আর পাওয়া যায় না',
  full: 'কার্টে আর জায়গা নেই',
  notDeliverable: 'আর ওই জায়গায় পৌঁছায় না',
  dayGone: 'যে দিনের জন্য অর্ডার ছিল তা আর পাওয়া যায় না, এটি প্রথম সম্ভাব্য দিনে পৌঁছাবে',
}

const orderRefusals: Readonly<Record<string, string>> = {
  order_expired: 'সময়মতো পেমেন্ট হয়নি, তাই এই অর্ডার বাতিল হয়েছে। অনুগ্রহ করে উপহার আবার অর্ডার করুন।',
  order_cancelled: 'এই অর্ডার আগেই বাতিল হয়েছে।',
  order_under_way: cancelFaults.underWay,
  order_delivered: cancelFaults.delivered,
  order_too_late: cancelFaults.tooLate,
}

const deeds: OrderActionMessages = {
  reorder: 'আবার অর্ডার করুন',
  cancel: 'অর্ডার বাতিল করুন',
  named: (words, number) => `${words} ${number}`,
  cancelError: (why) => cancelFaults[why],
  cancelTitle: 'আপনি কি নিশ্চিত?',
  cancelQuestion: (number) => `আপনি কি অর্ডার ${number} সত্যিই বাতিল করতে চান?`,
  cancelNote: 'কিছুই পৌঁছানো হবে না। দেওয়া টাকা ও খরচ করা পয়েন্ট ফিরে আসবে।',
  keepOrder: 'অর্ডার থাক',
  cancelYes: 'অর্ডার বাতিল করুন',
  close: 'বন্ধ করুন',
  update,
  leftOut: ({ reordered }) => reordered.leftOut.map(({ title, why }) => `${title}: ${reorderFaults[why]}`),
  toCart: 'কার্টে যান',
}

function update(told: OrderUpdate): string {
  switch (told.kind) {
    case 'cancelled':
      return 'অর্ডার বাতিল করা হয়েছে।'
    case 'paid':
      return 'ধন্যবাদ। আপনার অর্ডারের কাজ শুরু হচ্ছে।'
    case 'leftOut':
      return told.reordered.put > 0 ? 'সবকিছু আপনার কার্টে রাখা যায়নি:' : 'এর কিছুই আপনার কার্টে রাখা যায়নি:'
    case 'refused':
      return orderRefusals[told.code] ?? told.message
    case 'failed':
      return failed
  }
}

const gift: GiftsMessages = {
  locale: 'bn-IN-u-nu-latn',
  quantity: (quantity) => `পরিমাণ ${quantity}`,
  arrives: (day) => `${day} পৌঁছাবে`,
  free: 'ফ্রি',
  addOns: (title) => `${title}-এর সঙ্গে`,
  parts: (title) => `${title}-এ কী আছে`,
  part: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  attribute: { weight: 'ওজন', pieces: 'সংখ্যা', cakeMessage: 'কেকের বার্তা', other: 'আপনার ইচ্ছা' },
  ownPicture: (label) => `আপনার ছবি: ${label}`,
  pictureFailed: 'ছবি খোলেনি !',
}

function refundBn({ amount, status: state, at }: OrderRefund): string {
  const price = formatPrice(amount, inr, 'bn-IN-u-nu-latn')
  switch (state) {
    case 'pending':
      return `আমরা ${price} সেই অ্যাকাউন্টেই ফেরত দিচ্ছি যেখান থেকে আপনি পেমেন্ট করেছিলেন।`
    case 'accepted':
      return `${formatDateTimeBn(at, 'day')} তারিখে ${price} ফেরত দেওয়া হয়েছে। 5 থেকে 7 কাজের দিনের মধ্যে তা আপনার ব্যাঙ্ক অ্যাকাউন্টে দেখা যাবে।`
    case 'refused':
      return `${price} নিজে থেকে ফেরত দেওয়া যায়নি। অনুগ্রহ করে অর্ডার নম্বর নিয়ে আমাদের সঙ্গে যোগাযোগ করুন।`
  }
}

/** Messages of the order details in Bengali. */
export const orderDetailsBn: OrderDetailsMessages = {
  locale: 'bn-IN-u-nu-latn',
  heading: (one, attempt) =>
    attempt === 'processing' ? 'ধন্যবাদ! আমরা আপনার ব্যাঙ্কের উত্তরের অপেক্ষা করছি।' : headings[one],
  orderNumber: 'অর্ডার নম্বর',
  placed: (at) => `${formatDateTimeBn(at, 'day')} তারিখে দেওয়া`,
  payment: ({ payment, paidBy, total }) => {
    switch (payment) {
      case 'pending':
        return 'পেমেন্ট বাকি। পেমেন্টের উপায় বেছে নিলেই আমরা উপহার তৈরি শুরু করব।'
      case 'onDelivery':
        return `${paidBy}: উপহার পৌঁছালে ${formatPrice(total, inr, 'bn-IN-u-nu-latn')} দিতে হবে। এখন আর কিছু করতে হবে না।`
      case 'done':
        return 'পেমেন্ট হয়ে গেছে। আর কিছু করতে হবে না।'
      case 'expired':
        return 'সময়মতো পেমেন্ট হয়নি, তাই আমরা উপহারগুলি ছেড়ে দিয়েছি। খরচ করা পয়েন্ট আপনার অ্যাকাউন্টে ফিরে এসেছে। নিচে থেকে আপনি উপহার আবার অর্ডার করতে পারেন।'
    }
  },
  refund: refundBn,
  refundStep: ({ amount, status: state, at }) => {
    const price = formatPrice(amount, inr, 'bn-IN-u-nu-latn')
    return state === 'accepted'
      ? `${formatDateTimeBn(at, 'day')} তারিখে ${price} ফেরত দেওয়া হয়েছে`
      : `${price} ফেরত দেওয়া হচ্ছে`
  },
  progress: 'কত দূর পৌঁছাল',
  step: status,
  stepAt: (at) => formatDateTimeBn(at, 'hour'),
  stepNow: 'এখন এখানে আছে:',
  stepDone: 'হয়ে গেছে:',
  stepAhead: 'এখনও বাকি:',
  gifts: 'কী ও কবে',
  gift,
  receiver: 'উপহার কে পাবেন',
  card: 'কার্ডের বার্তা',
  noMessage: 'কোনো বার্তা লেখা হয়নি।',
  signed: (senderName) => `${senderName}-এর পক্ষ থেকে`,
  courierNote: (note) => `কুরিয়ারের জন্য: ${note}`,
  bill: 'বিল',
  total: 'মোট',
  shownIn: (code) => `${code}-এ, সেদিনের দরে`,
  about: (amount) => `প্রায় ${amount}`,
  continueShopping: 'কেনাকাটা চালিয়ে যান',
}

const upiBn: UpiMessages = {
  heading: 'UPI দিয়ে পেমেন্ট করুন',
  scan: (total) => `আপনার ফোনের যে কোনো UPI অ্যাপ দিয়ে এই কোড স্ক্যান করে ${total} পেমেন্ট অনুমোদন করুন।`,
  open: (total) => `আপনার UPI অ্যাপ খুলুন, ${total} পেমেন্ট অনুমোদন করে এখানে ফিরে আসুন।`,
  code: (total) => `UPI দিয়ে ${total} পেমেন্টের QR কোড`,
  openApp: 'UPI অ্যাপ খুলুন',
  openDemo: 'নকল UPI অ্যাপ খুলুন',
  timeLeft: 'পেমেন্টের জন্য বাকি সময়:',
  minutesLeft: (minutes) => `পেমেন্টের জন্য ${minutes} মিনিট বাকি`,
  timeUp: 'পেমেন্টের সময় শেষ। আপনার পেমেন্ট এসেছে কি না আমরা দেখছি।',
  waiting: 'আপনার পেমেন্টের অপেক্ষা চলছে। এই পৃষ্ঠা নিজে থেকেই আপডেট হবে।',
  notReceived: 'আপনার পেমেন্ট এখনও আসেনি। অনুমোদনের পরে এক মিনিট পর্যন্ত লাগতে পারে।',
  paid: 'আমি পেমেন্ট করে দিয়েছি',
}

/** Messages of the order page in Bengali. */
export const orderPageBn: OrderMessages = {
  locale: 'bn-IN-u-nu-latn',
  details: orderDetailsBn,
  actions: deeds,
  pay: 'পেমেন্ট বাকি',
  payText: (total) => `আর এক ধাপ: বেছে নিন ${total} কীভাবে দেবেন, তারপর উপহার তৈরি হবে।`,
  payBy: (at) => `অনুগ্রহ করে ${formatDateTimeBn(at, 'hour')}-এর মধ্যে বেছে নিন। তারপর এই অর্ডার বাতিল হয়ে যাবে।`,
  payTimeUp: 'পেমেন্টের সময় শেষ। পেমেন্ট না এলে এই অর্ডার বাতিল হয়ে যাবে।',
  payLegend: 'আপনি কীভাবে পেমেন্ট করতে চান?',
  payButton: (total) => `নিশ্চিত করুন · ${total}`,
  waiting: 'ব্যাঙ্কের উত্তরের অপেক্ষা চলছে',
  waitingText:
    'আপনার ব্যাঙ্ক এখনও পেমেন্ট নিশ্চিত করেনি। সাধারণত এক মিনিটেরও কম লাগে, আর এই পৃষ্ঠা নিজে থেকেই আপডেট হবে।',
  checkNow: 'এখনই দেখুন',
  payAnotherWay: 'অন্য উপায়ে পেমেন্ট করুন',
  upi: upiBn,
  notPaidYet: 'এই অর্ডারের পেমেন্ট এখনও হয়নি।',
  paymentFailed: 'পেমেন্ট সম্পূর্ণ হয়নি। আবার চেষ্টা করুন বা পেমেন্টের অন্য উপায় বেছে নিন।',
  checkPayment: 'আমি পেমেন্ট করে ফেলেছি',
  noMethod: 'উপহার তৈরির আগে আমরা পেমেন্টের জন্য আপনাকে ফোন করব।',
  giftReceipt: 'উপহারের রসিদ',
  invoice: 'ইনভয়েস',
  toOrders: 'আমার সব অর্ডার',
  guest: 'এই অর্ডার একটি অ্যাকাউন্টের',
  guestText: 'যে ইমেলে এই অর্ডার দেওয়া হয়েছিল, অনুগ্রহ করে সেটি দিয়ে লগইন করুন।',
  login: 'লগইন',
  toLookup: 'অ্যাকাউন্ট ছাড়া খুঁজুন',
  gone: 'আপনার অ্যাকাউন্টে এমন কোনো অর্ডার নেই।',
  loading: 'আপনার অর্ডার আসছে',
  failed,
  tryAgain: 'আবার চেষ্টা করুন',
}

/** Messages of the order list in Bengali. */
export const ordersBn: OrdersMessages = {
  locale: 'bn-IN-u-nu-latn',
  heading: 'আপনার অর্ডারগুলি',
  count: (count) => `${count}টি অর্ডার`,
  actions: deeds,
  status,
  paymentPending: 'পেমেন্ট বাকি',
  paymentExpired: 'সময়মতো পেমেন্ট হয়নি',
  number: 'অর্ডার নম্বর',
  placed: 'দেওয়া হয়েছে',
  placedAt: (at) => formatDateTimeBn(at, 'day'),
  delivery: 'ডেলিভারি',
  deliveryDays: (days) => (days.length > 2 ? `${days[0]} থেকে ${days.at(-1)}` : days.join(' ও ')),
  total: 'মোট',
  gift: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  more: (count) => `আরও ${count}`,
  view: 'অর্ডার দেখুন',
  pictureFailed: 'ছবি খোলেনি !',
  pages: 'অর্ডারের পৃষ্ঠা',
  page: (page, pages) => `${pages}টির মধ্যে পৃষ্ঠা ${page}`,
  newer: 'নতুন অর্ডার',
  older: 'পুরোনো অর্ডার',
  empty: 'এখনও কোনো অর্ডার নেই। প্রথম উপহার বাছা সবচেয়ে কঠিন, আর দেওয়া সবচেয়ে আনন্দের।',
  continueShopping: 'কেনাকাটা চালিয়ে যান',
  beyond: 'এত পুরোনো অর্ডার নেই।',
  toFirst: 'সবচেয়ে নতুন অর্ডার',
  guest: 'আপনার অর্ডার দেখতে অনুগ্রহ করে লগইন করুন',
  login: 'লগইন',
  toLookup: 'অ্যাকাউন্ট ছাড়া অর্ডার খুঁজুন',
  loading: 'আপনার অর্ডারগুলি আসছে',
  failed,
  tryAgain: 'আবার চেষ্টা করুন',
}

/** Messages of the gift receipt in Bengali. */
export const giftReceiptBn: GiftReceiptMessages = {
  heading: 'আপনার জন্য একটি উপহার',
  forName: (name) => `${name}-এর জন্য`,
  from: (senderName) => `${senderName}-এর পক্ষ থেকে`,
  card: 'বার্তা',
  gifts: 'ভিতরে কী আছে',
  gift,
  orderNumber: 'অর্ডার নম্বর',
  help: 'কিছু ঠিক নেই? আমাদের এই নম্বরটি জানান, আমরা সাহায্য করব।',
  print: 'প্রিন্ট করুন',
  back: 'অর্ডারে ফিরে যান',
}

/** Messages of the order lookup in Bengali. */
export const orderLookupBn: LookupMessages = {
  heading: 'আপনার অর্ডার খুঁজুন',
  intro: 'অ্যাকাউন্টের দরকার নেই: অর্ডারের নম্বর ও যে ইমেলে অর্ডার দিয়েছিলেন তা জানান, আমরা একটি কোড পাঠাব।',
  number: 'অর্ডার নম্বর',
  numberHint: 'এটি MG- দিয়ে শুরু হয় আর আমাদের পাঠানো ইমেলে লেখা আছে',
  email: 'ইমেল',
  emailHint: 'যা দিয়ে অর্ডার দেওয়া হয়েছিল',
  send: 'কোড পাঠান',
  sent: (email) => `এমন কোনো অর্ডার থাকলে ${otpLength} অঙ্কের কোড ${email} ঠিকানায় পাঠানো হচ্ছে।`,
  code: 'ওয়ান-টাইম পাসওয়ার্ড (OTP)',
  codeHint: 'সবচেয়ে নতুন কোড দিন: প্রতিটি নতুন কোড পুরোনোটির জায়গা নেয়। এটি 10 মিনিট বৈধ।',
  look: 'আমার অর্ডার দেখান',
  change: 'নম্বর বা ইমেল বদলান',
  notReceived: 'ইমেল আসেনি? স্প্যাম ফোল্ডার দেখুন, আর নম্বর ও ইমেল মিলিয়ে নিন।',
  resend: 'আবার কোড পাঠান',
  resendIn: (seconds) => `${seconds} সে. পরে`,
  resent: 'নতুন কোড পাঠানো হয়েছে।',
  mayResend: 'এখন আপনি আরেকটি কোড চাইতে পারেন।',
  fieldError,
  error: (failure) =>
    failure.kind === 'refused'
      ? (codeRefusals[failure.code] ?? failure.message)
      : 'কিছু একটা ভুল হয়েছে। একটু পরে চেষ্টা করুন বা পৃষ্ঠাটি রিফ্রেশ করুন।',
  another: 'অন্য অর্ডার খুঁজুন',
  details: orderDetailsBn,
}

function fieldError(field: LookupField, found: LookupFieldError): string {
  if (found.kind === 'refused') return codeRefusals[found.code] ?? found.message
  switch (field) {
    case 'number':
      return 'এটি পূরণ করা আবশ্যক'
    case 'email':
      return found.kind === 'missing' ? 'ইমেল লেখা আবশ্যক' : 'ইমেলটি সঠিক নয়'
    case 'code':
      return found.kind === 'missing' ? 'OTP লেখা আবশ্যক' : `${otpLength} অঙ্কের OTP নম্বর লিখুন`
  }
}

const codeRefusals: Readonly<Record<string, string>> = {
  otp_wrong: 'কোডটি সঠিক নয়। অনুগ্রহ করে সবচেয়ে নতুন ইমেল দেখুন।',
  otp_expired: 'কোডটির সময় পেরিয়ে গেছে। অনুগ্রহ করে নতুন কোড নিন।',
  otp_locked: 'একাধিকবার ভুল কোড দেওয়া হয়েছে। অনুগ্রহ করে নতুন কোড নিন।',
  otp_limit: 'খুব বেশিবার কোড চাওয়া হয়েছে। অনুগ্রহ করে একটু পরে চেষ্টা করুন।',
  otp_wait: 'আরেকটি কোড চাওয়ার আগে একটু অপেক্ষা করুন।',
}

const withRate = (name: string) => (rate?: number) => (rate === undefined ? name : `${rate}% হারে ${name}`)

/** Messages of the tax invoice in Bengali. */
export const invoiceBn: InvoiceMessages = {
  heading: 'ট্যাক্স ইনভয়েস',
  number: 'ইনভয়েস নম্বর',
  date: 'তারিখ',
  day: (at) => formatDateTimeBn(at, 'day'),
  order: 'অর্ডার নম্বর',
  seller: 'বিক্রেতা',
  gstin: (gstin) => `GSTIN ${gstin}`,
  buyer: 'ক্রেতা',
  placeOfSupply: 'সরবরাহের স্থান',
  gifts: 'উপহার',
  details: (hsn, quantity, value) =>
    [...(hsn === '' ? [] : [`HSN ${hsn}`]), `পরিমাণ ${quantity}`, `মূল্য ${value}`].join(' · '),
  taxable: 'করযোগ্য মূল্য',
  cgst: withRate('CGST'),
  sgst: withRate('SGST/UTGST'),
  igst: withRate('IGST'),
  lineTotal: 'মোট',
  sums: 'সব উপহার',
  total: 'মোট পেমেন্ট',
  note: 'দামের মধ্যে ট্যাক্স ধরা আছে। প্রতিটি উপহারের মোটে ডেলিভারি চার্জ ও ছাড়ের তার অংশ ধরা আছে।',
  reverseCharge: 'রিভার্স চার্জে ট্যাক্স দিতে হয় না।',
  cancelled: (number, at) =>
    `এই অর্ডার বাতিল হয়েছিল। ${formatDateTimeBn(at, 'day')} তারিখের ক্রেডিট নোট ${number} এই ইনভয়েস বাতিল করে।`,
  print: 'প্রিন্ট করুন',
  back: 'অর্ডারে ফিরে যান',
}
