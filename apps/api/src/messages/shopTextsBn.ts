// First draft by machine: no native speaker has reviewed it yet.
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import type { ServerMessages } from './ServerMessages.ts'
import type { SlotHours } from './shopTextsEn.ts'

const locale = 'bn-IN-u-nu-latn'

const moment = new Intl.DateTimeFormat(locale, {
  ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' },
  ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
})

const countries = new Intl.DisplayNames(locale, { type: 'region' })

const hours = ({ startHour, endHour }: SlotHours) => `${startHour}:00 থেকে ${endHour}:00-এর মধ্যে`

/** Bengali texts of responses, and formats of amounts and dates. */
export const shopTextsBn: ServerMessages['store'] = {
  price: (amount) => formatPrice(amount, inr, locale),
  day: (date) => formatDay(date, locale),
  moment: (at) => moment.format(at),
  countryName: (letters) => countries.of(letters) ?? letters,

  subtotal: 'উপহারের মূল্য',
  deliveryCharge: 'ডেলিভারি চার্জ',
  deliverySlot: 'ডেলিভারির সময়ের চার্জ',
  coupon: (code) => `কুপন ${code}`,
  rewardPoints: 'রিওয়ার্ড পয়েন্ট',
  moreForFreeDelivery: (amount) => `<b>ফ্রি ডেলিভারির</b> জন্য আরও <b>${amount}</b>-এর উপহার যোগ করুন`,
  cartAddOns: 'আপনার উপহারের সঙ্গে আরও কিছু পাঠান',
  attributeLabels: { 61: 'নম্বর', 62: 'উপলক্ষ', 63: 'কার্ডের বার্তা' },
  cashOnDelivery: 'ডেলিভারিতে নগদ পেমেন্ট',
  cashForYourself: 'নিজের ঠিকানার অর্ডারে ডেলিভারিতে নগদ',
  cashInIndiaOnly: 'ডেলিভারিতে নগদ পেমেন্ট শুধু ভারতে পৌঁছানো উপহারের জন্য।',
  cashUpTo: (amount) => `ডেলিভারিতে নগদ পেমেন্ট ${amount} পর্যন্ত অর্ডারের জন্য।`,
  cashToYourselfOnly: 'অন্য কাউকে পাঠানো উপহারে ডেলিভারিতে নগদ পেমেন্ট হয় না, কারণ টাকা প্রাপককেই দিতে হবে।',
  upiCardOrNetbanking: 'ইউপিআই, কার্ড বা নেটব্যাঙ্কিং',
  upiAppOrQrCode: 'ইউপিআই অ্যাপ বা QR কোড',
  cardAndMore: 'কার্ড ও অন্য উপায়',
  testBank: 'ইউপিআই বা কার্ড (নকল ব্যাঙ্ক, কোনো টাকা কাটে না)',
  testBankUpi: 'ইউপিআই অ্যাপ বা QR কোড (নকল ব্যাঙ্ক, কোনো টাকা কাটে না)',

  arrives: (day, slot) => `${day}${slot ? ` ${hours(slot)}` : ''} পৌঁছাবে`,
  arrivesIn: (day, slot, where) => `${day}${slot ? ` ${hours(slot)}` : ''} পৌঁছাবে: ${where}`,
  dayGone: (day) => `${day} আর পাওয়া যাচ্ছে না।`,
  deliverable: 'দারুণ! আমরা এই জায়গায় ডেলিভারি করি',
  notDeliverable: 'দুঃখিত, আমরা এই উপহার এই জায়গায় পৌঁছে দিই না',
  cityNotDeliverable: 'এই জায়গায় এখন পাওয়া যাচ্ছে না।',
  earliestDelivery: (day) => `সবচেয়ে তাড়াতাড়ি ডেলিভারি ${day}`,
  deliverableInstead: (_, city) => `এই উপহার ${city}-এ পাওয়া যায় না। তবে আমরা সেখানে এই উপহারগুলি পৌঁছে দিতে পারি।`,

  codeSent: 'কোড পাঠানো হয়েছে',
  mobileVerified: 'মোবাইল নম্বর যাচাই হয়েছে',

  singleSignOn: {
    unknownSite: 'এই লিঙ্কটি কাজ করে না',
    unknownSiteText:
      'যে সাইট আপনাকে এখানে পাঠিয়েছে, আমরা সেটিকে চিনি না। অনুগ্রহ করে সেই সাইটে ফিরে গিয়ে আবার চেষ্টা করুন, বা তাদের জানান।',
    failed: 'এটি করা গেল না',
    toStore: (shop) => `${shop}-এ যান`,
    logOut: (shop) => `${shop} থেকে লগ আউট করবেন?`,
    logOutText: (site) =>
      `${site ?? 'অন্য একটি সাইট'} আপনাকে লগ আউট করতে চায়। আপনার কার্ট ও পছন্দের উপহার আপনার অ্যাকাউন্টেই থাকবে।`,
    logOutButton: 'লগ আউট করুন',
    stay: 'লগইন থাকুন',
  },

  facets: { occasion: 'উপলক্ষ অনুযায়ী', flavour: 'স্বাদ অনুযায়ী', colour: 'রং অনুযায়ী' },
  home: 'হোম',
  allOf: (category) => `${category}: সব`,
  customerReviews: 'আমাদের ক্রেতারা কী বলেন',
  reviewsOf: (title) => `${title}-এর রিভিউ`,
  corporateGifts: 'কোম্পানির জন্য উপহার',
  findOrder: 'আপনার অর্ডার খুঁজুন',
}
