// First draft by machine: no native speaker has reviewed it yet.
import type { ApiError } from '@store/api-client/contract/problem'
import type { GeolocationErrorKind } from '../store/GeolocationResult.ts'
import type { DeliveryLocationMessages, PlaceSummary } from './DeliveryLocationMessages.ts'

const formatPlace = ({ area, city, pincode }: PlaceSummary) =>
  [area, city, pincode].filter(Boolean).join(', ')

/** Bengali messages of the box. */
export const bn: DeliveryLocationMessages = {
  heading: 'ডেলিভারির জায়গা বেছে নিন',
  sheetTitle: 'ডেলিভারির জায়গা লিখুন',
  close: 'বন্ধ করুন',
  pincodeLabel: 'পিনকোড',
  pincodeHint: '6 অঙ্ক, যেমন 560001',
  postalCodeLabel: 'পোস্টাল কোড',
  placeLabel: 'শহর, এলাকা বা পিনকোড',
  placeAbroadLabel: 'শহর বা পোস্টাল কোড',
  placeHint: 'যেমন কোরামঙ্গলা বা 560034',
  notDeliverable: 'ডেলিভারি হয় না',
  suggestions: (count) => `${count}টি পরামর্শ`,
  searching: 'জায়গা খোঁজা হচ্ছে',
  noPlace: 'এমন কোনো ঠিকানা পাওয়া যায়নি।',
  noCity: 'কোনো শহর পাওয়া যায়নি',
  failed: 'কিছু একটা ভুল হয়েছে। অনুগ্রহ করে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
  check: 'দেখুন',
  checking: 'পিনকোড দেখা হচ্ছে',
  checkingPlace: 'জায়গা দেখা হচ্ছে',
  found: formatPlace,
  notAvailable: 'এখন এই জায়গায় পাওয়া যাচ্ছে না।',
  checkAvailable: 'উপলব্ধ উপহার দেখুন',
  otherGifts: 'এখানে পৌঁছায় এমন উপহার দেখুন',
  pictureFailed: 'ছবি খোলেনি !',
  missingField: (mark) =>
    ({
      city: 'এগিয়ে যেতে শহর বেছে নিন',
      pincode: 'এগিয়ে যেতে পিনকোড বেছে নিন',
      place: 'এগিয়ে যেতে ডেলিভারির জায়গা বেছে নিন',
      field: 'এটি পূরণ করা আবশ্যক',
    })[mark],
  useMyLocation: 'আমার জায়গা খুঁজুন',
  myLocationHint: 'আপনার ব্রাউজার আগে আপনাকে জিজ্ঞাসা করে, আর আমরা আপনার জায়গা সেভ করি না।',
  locating: 'সবচেয়ে কাছের জায়গা খোঁজা হচ্ছে',
  nearest: (place) => `সবচেয়ে কাছের জায়গা: ${formatPlace(place)}।`,
  changePlace: 'এটি নয়? বদলান',
  savedAddresses: 'সেভ করা ঠিকানা',
  selectAddress: 'ঠিকানা বেছে নিন',
  allAddresses: (count) => `মোট ${count}টি ঠিকানা দেখান`,
  loadingAddresses: 'আপনার ঠিকানা আসছে',
  noAddresses: 'আপনি এখনও কোনো ঠিকানা সেভ করেননি।',
  address: {
    home: 'বাড়ি',
    office: 'অফিস',
    others: 'অন্য',
    checking: 'ডেলিভারি দেখা হচ্ছে…',
    unavailable: 'এই জায়গায় ডেলিভারি হয় না',
  },
  limitedCities: 'শুধু কিছু শহরে পাওয়া যায়',
  searchCity: 'শহর খুঁজুন',
  cityCount: (count) => `${count}টি শহর`,
  slotLabel: 'সবচেয়ে তাড়াতাড়ি ডেলিভারি:',
  slot: (offsetDays, start, end) => `${offsetDays === 0 ? 'আজ' : 'কাল'} ${start}:00 - ${end}:00`,
  slotLoading: 'ডেলিভারির পরের সময় দেখা হচ্ছে',
  country: 'দেশ',
  leavingTitle: 'ডেলিভারির জায়গা বদলাবেন?',
  leaving: (to) => `আপনার কার্টের এই উপহারগুলি ${to || 'সেখানে'} পৌঁছাতে পারে না:`,
  leave: 'জায়গা বদলান',
  stay: (city) => (city ? `${city}-ই রাখুন` : 'আমার জায়গাই রাখুন'),
  deliverTo: (place) => `ডেলিভারি: ${formatPlace(place)}`,
  error: (fault) => {
    switch (fault.kind) {
      case 'malformed':
        return malformed[fault.wanted]
      case 'noPlace':
        return 'এমন কোনো ঠিকানা পাওয়া যায়নি।'
      case 'several':
        return 'আপনি কোন জায়গার কথা বলছেন? তালিকা থেকে একটি বেছে নিন।'
      case 'position':
        return positionTexts[fault.why](fault.brandName)
      case 'failed':
        return failureText(fault.failure)
    }
  },
}

const malformed = {
  pincode: '6 অঙ্কের পিনকোড লিখুন',
  postalCode: '3টির বেশি অক্ষরের পোস্টাল কোড লিখুন',
  place: 'শহর, এলাকা বা 6 অঙ্কের পিনকোড লিখুন',
}

const positionTexts: Readonly<Record<GeolocationErrorKind, (brand: string) => string>> = {
  denied: (brand) => `আপনি ${brand}-কে আপনার জায়গা দেখতে দেননি। এটি ব্যবহার করতে ব্রাউজারে অবস্থানের সেটিংস বদলান।`,
  unavailable: () => 'জায়গার তথ্য পাওয়া যাচ্ছে না।',
  timeout: () => 'আপনার জায়গা খুঁজতে খুব বেশি সময় লেগে গেল।',
  unknown: () => 'অজানা কোনো সমস্যা হয়েছে।',
  unsupported: () => 'আপনার ব্রাউজার জায়গা জানাতে পারে না।',
}

function failureText(failure: ApiError): string {
  switch (failure.kind) {
    case 'network':
      return 'কিছু একটা ভুল হয়েছে। অনুগ্রহ করে আবার চেষ্টা করুন।'
    case 'invalidResponse':
      return lookupTexts[failure.status] ?? wentWrong
    case 'refused':
      return codeTexts[failure.code] ?? (isWrong(failure.status) ? wentWrong : failure.message)
    case 'encryption':
      return wentWrong
  }
}

const wentWrong = 'কিছু একটা ভুল হয়েছে। অনুগ্রহ করে আবার চেষ্টা করুন'

/** Messages of API error codes, for any HTTP status. */
const codeTexts: Readonly<Record<string, string>> = {
  nowhere: 'জায়গার তথ্য পাওয়া যাচ্ছে না।',
  unknown_city: bn.noCity,
}

const isWrong = (status: number) => [400, 401, 403, 404].includes(status)

const lookupTexts: Readonly<Record<number, string>> = {
  500: 'সার্ভারে সমস্যা: সার্ভারে কিছু একটা ভুল হয়েছে।',
  503: 'পরিষেবা পাওয়া যাচ্ছে না: সার্ভার এখন কাজ করছে না।',
}
