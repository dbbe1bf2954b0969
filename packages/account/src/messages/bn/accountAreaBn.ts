// First draft by machine: no native speaker has reviewed it yet.
import type { PointsChangeKind } from '@store/api-client/contract/points'
import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { AccountAreaMessages } from '../../area/AccountAreaMessages.ts'
import { addressFieldsBn, receiverErrorsBn } from './addressFieldsBn.ts'

const failed = 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন...'

const grouped = (points: number) => groupIndianDigits(String(Math.abs(points)))

const signed = (points: number) => `${points < 0 ? '−' : ''}${grouped(points)}`

const countries = [
  { code: '91', name: 'ভারত' },
  { code: '61', name: 'অস্ট্রেলিয়া' },
  { code: '1', name: 'কানাডা' },
  { code: '49', name: 'জার্মানি' },
  { code: '65', name: 'সিঙ্গাপুর' },
  { code: '971', name: 'সংযুক্ত আরব আমিরাত' },
  { code: '44', name: 'যুক্তরাজ্য' },
  { code: '1', name: 'আমেরিকা' },
]

const titles: Readonly<Record<string, string>> = { 'Mr.': 'শ্রী', 'Mrs.': 'শ্রীমতী', 'Ms.': 'সুশ্রী' }

const pointsKinds: Readonly<Record<PointsChangeKind, string>> = {
  earned: 'অর্জিত',
  given: 'আমাদের তরফে উপহার',
  spent: 'খরচ হয়েছে',
  returned: 'ফেরত, কারণ অর্ডার বাতিল হয়েছে',
  takenBack: 'ফিরিয়ে নেওয়া, কারণ অর্ডার বাতিল হয়েছে',
}

const codeRefusals: Readonly<Record<string, string>> = {
  otp_wrong: 'কোডটি সঠিক নয়। অনুগ্রহ করে সবচেয়ে নতুন মেসেজ দেখুন।',
  otp_expired: 'কোডটির সময় পেরিয়ে গেছে। অনুগ্রহ করে নতুন কোড নিন।',
  otp_locked: 'একাধিকবার ভুল কোড দেওয়া হয়েছে। অনুগ্রহ করে নতুন কোড নিন।',
  otp_limit: 'খুব বেশিবার কোড চাওয়া হয়েছে। অনুগ্রহ করে একটু পরে চেষ্টা করুন।',
  otp_wait: 'আরেকটি কোড চাওয়ার আগে একটু অপেক্ষা করুন।',
}

const removalRefusals: Readonly<Record<string, string>> = {
  email_wrong: 'এটি এই অ্যাকাউন্টের ইমেল নয়।',
  order_under_way: 'একটি অর্ডার এখনও চলছে। সেটি পৌঁছানোর বা বাতিল হওয়ার পরে আপনি অ্যাকাউন্ট মুছতে পারবেন।',
}

/** Messages of the account area in Bengali. */
export const accountAreaBn: AccountAreaMessages = {
  layout: {
    account: 'আপনার অ্যাকাউন্ট',
    pages: {
      overview: 'আপনার অ্যাকাউন্ট',
      orders: 'অর্ডার',
      favorites: 'পছন্দ',
      profile: 'প্রোফাইল',
      addresses: 'ঠিকানা',
      savedCards: 'সেভ করা কার্ড ও UPI',
      points: 'লয়্যালটি পয়েন্ট',
      notifications: 'বিজ্ঞপ্তি',
      privacy: 'গোপনীয়তা ও সেশন',
    },
    about: {
      overview: 'সবকিছু এক নজরে',
      orders: 'অর্ডার কোথায়, আর আবার অর্ডার করা',
      favorites: 'যে উপহারগুলি আপনার ভালো লেগেছে',
      profile: 'নাম, ইমেল ও মোবাইল নম্বর',
      addresses: 'যেখানে আপনার উপহার পৌঁছায়',
      savedCards: 'আপনি যা দিয়ে পেমেন্ট করেন',
      points: 'আপনার অর্ডার থেকে পাওয়া পয়েন্ট',
      notifications: 'খবর, আর আমরা আপনাকে কী পাঠাতে পারি',
      privacy: 'আপনার ডেটা, আর আপনি কোথায় সাইন ইন আছেন',
    },
    hello: (name) => (name === '' ? 'নমস্কার' : `নমস্কার, ${name}`),
    lookUp: 'অ্যাকাউন্ট নেই? অর্ডার নম্বর দিয়ে অর্ডার দেখুন',
  },
  section: {
    loading: 'আসছে',
    guest: 'আপনার অ্যাকাউন্ট দেখতে অনুগ্রহ করে লগইন করুন',
    login: 'লগইন',
    failed,
    tryAgain: 'আবার চেষ্টা করুন',
    cancel: 'থাক',
    close: 'বন্ধ করুন',
    optional: '(ঐচ্ছিক)',
  },
  profile: {
    heading: 'প্রোফাইল',
    title: 'সম্বোধন',
    titleOption: (title) => titles[title] ?? title,
    name: 'পুরো নাম',
    noName: 'এখনও নাম নেই',
    email: 'ইমেল',
    emailNote: 'আপনি এটি দিয়েই সাইন ইন করেন, তাই এটি বদলায় না।',
    mobile: 'মোবাইল নম্বর',
    noMobile: 'এখনও নম্বর নেই',
    proven: 'যাচাই হয়েছে',
    notProven: 'এখনও যাচাই হয়নি',
    edit: 'নাম বদলান',
    save: 'সেভ করুন',
    saved: 'আপনার প্রোফাইল সেভ হয়েছে।',
    nameError: (fault) => {
      switch (fault.kind) {
        case 'required':
          return 'এটি পূরণ করা আবশ্যক'
        case 'malformed':
          return 'অনুগ্রহ করে সঠিক নাম লিখুন'
        case 'tooLong':
          return 'এটি খুব বড়'
        case 'refused':
          return fault.message
      }
    },
    error: (message) => message || failed,
    prove: 'নম্বর যাচাই করুন',
    changeMobile: 'নম্বর বদলান',
    addMobile: 'নম্বর যোগ করুন',
    countryCode: 'মোবাইল নম্বরের দেশ কোড',
    countries,
    mobileHint: 'আমরা এতে একটি কোড পাঠাই, যাতে কুরিয়ার সঠিক নম্বর পায়।',
    sendCode: 'কোড পাঠান',
    codeSent: (number) => `আমরা ${number}-এ ${otpLength} অঙ্কের কোড পাঠিয়েছি।`,
    otp: 'ওয়ান-টাইম পাসওয়ার্ড (OTP)',
    otpHint: 'সবচেয়ে নতুন কোড দিন: প্রতিটি নতুন কোড পুরোনোটির জায়গা নেয়। এটি 10 মিনিট বৈধ।',
    verify: 'নম্বর যাচাই করুন',
    resend: 'আবার কোড পাঠান',
    resendIn: (seconds) => `${seconds} সে. পরে`,
    mobileError: (fault) => {
      switch (fault.kind) {
        case 'mobile':
          return 'অনুগ্রহ করে সঠিক মোবাইল নম্বর লিখুন'
        case 'otp':
          return `${otpLength} অঙ্কের OTP নম্বর লিখুন`
        case 'otpMissing':
          return 'OTP লেখা আবশ্যক'
        case 'refused':
          return codeRefusals[fault.code] ?? (fault.message || failed)
      }
    },
    mobileProven: 'আপনার নম্বর যাচাই হয়েছে।',
  },
  addresses: {
    ...addressFieldsBn,
    heading: 'সেভ করা ঠিকানা',
    lead: 'সবচেয়ে সম্প্রতি ব্যবহার করা ঠিকানা আগে আসে।',
    empty: 'এখনও কোনো ঠিকানা নেই। একটি সেভ করুন, পরের অর্ডার তাড়াতাড়ি হবে।',
    add: 'নতুন ঠিকানা',
    edit: 'বদলান',
    editNamed: (name) => `${name}-এর ঠিকানা বদলান`,
    remove: 'সরান',
    removeNamed: (name) => `${name}-এর ঠিকানা সরান`,
    newAddress: 'নতুন ঠিকানা',
    changeAddress: 'ঠিকানা বদলান',
    countryCode: 'মোবাইল নম্বরের দেশ কোড',
    alternateCountryCode: 'দ্বিতীয় মোবাইল নম্বরের দেশ কোড',
    countries,
    cityHint: 'পিনকোড থেকে পাওয়া শহর',
    finding: 'শহর দেখা হচ্ছে…',
    save: 'ঠিকানা সেভ করুন',
    saved: 'ঠিকানা সেভ হয়েছে।',
    fieldError: (fault) =>
      fault.kind === 'refused' ? fault.message || failed : receiverErrorsBn[fault.fault],
    error: (message) => message || failed,
    removal: {
      title: 'এই ঠিকানা সরাবেন?',
      question: (name) => `${name}-এর ঠিকানা সরে যাবে। দেওয়া অর্ডারে তা থেকে যাবে।`,
      remove: 'সরান',
      failed: (message) => message || failed,
    },
  },
  wallet: {
    heading: 'সেভ করা কার্ড ও UPI',
    lead: 'আমাদের পেমেন্ট সহযোগীর কাছে সুরক্ষিত। আমরা পুরো নম্বর কখনও দেখি না।',
    cards: 'কার্ড',
    handles: 'UPI আইডি',
    noCards: 'কোনো কার্ড সেভ করা নেই। পেমেন্টের সময় সেভ করতে পারেন।',
    noHandles: 'কোনো UPI আইডি সেভ করা নেই। পেমেন্টের সময় সেভ করতে পারেন।',
    expires: (month) => `${month} পর্যন্ত বৈধ`,
    remove: 'সরান',
    removeNamed: (name) => `${name} সরান`,
    removal: {
      title: 'এটি সরাবেন?',
      question: (name) => `পেমেন্টের সময় ${name} আর দেখা যাবে না।`,
      remove: 'সরান',
      failed: (message) => message || failed,
    },
  },
  points: {
    locale: 'bn-IN-u-nu-latn',
    heading: 'লয়্যালটি পয়েন্ট',
    balance: 'আপনার আছে',
    worth: (points) => `পেমেন্টের সময় ₹${grouped(points)}-এর সমান। প্রতিটি অর্ডার পৌঁছালে আরও পাবেন।`,
    count: (points) => `${signed(points)} পয়েন্ট`,
    change: (points) => `${points < 0 ? '−' : '+'}${grouped(points)}`,
    history: 'ইতিহাস',
    kind: (kind) => pointsKinds[kind],
    order: (number) => `অর্ডার ${number}`,
    empty: 'এখনও কোনো পয়েন্ট নেই। প্রথম অর্ডার পৌঁছালে পাবেন।',
    continueShopping: 'কেনাকাটা চালিয়ে যান',
    pages: 'ইতিহাসের পৃষ্ঠা',
    page: (page, pages) => `${pages}টির মধ্যে পৃষ্ঠা ${page}`,
    newer: 'নতুন',
    older: 'পুরোনো',
  },
  notifications: {
    locale: 'bn-IN-u-nu-latn',
    heading: 'বিজ্ঞপ্তি',
    messages: 'বার্তা',
    unread: (count) => (count === 0 ? 'সব পড়া হয়েছে' : `${count}টি নতুন`),
    markAllRead: 'সব পড়া হয়েছে ধরুন',
    markRead: 'পড়া হয়েছে ধরুন',
    markReadNamed: (text) => `পড়া হয়েছে ধরুন: ${text}`,
    isNew: 'নতুন:',
    empty: 'এখনও কিছু নেই। আপনার অর্ডারের খবর এখানে আসবে।',
    preferences: 'আমরা আপনাকে কী পাঠাতে পারি',
    preferencesLead: 'অর্ডারের খবর ছাড়া সব বন্ধ, যতক্ষণ না আপনি চালু করেন।',
    choice: {
      orderUpdates: 'আপনার অর্ডারের খবর',
      offers: 'ইমেলে অফার',
      texts: 'মোবাইলে মেসেজ',
      reminders: 'মনে করিয়ে দেওয়া',
    },
    about: {
      orderUpdates: 'ইমেলে। সবসময় চালু: না হলে উপহার কোথায় তা আপনি জানতে পারবেন না।',
      offers: 'নতুন উপহার ও ভালো দাম, মাঝে মাঝে',
      texts: 'ডেলিভারির দিন আপনার মোবাইলে ছোট খবর',
      reminders: 'জন্মদিন বা উৎসব আবার আসার আগে একটি বার্তা',
    },
    failed: (message) => (message ? `এটি বদলানো যায়নি। ${message}` : `এটি বদলানো যায়নি। ${failed}`),
  },
  privacy: {
    locale: 'bn-IN-u-nu-latn',
    heading: 'গোপনীয়তা ও সেশন',
    sessions: 'আপনি কোথায় সাইন ইন আছেন',
    sessionsLead: 'এর কোনোটি চেনেন না? সেটি সাইন আউট করুন।',
    device: (browser, system) => [browser || 'কোনো ব্রাউজার', system].filter((part) => part !== '').join(', '),
    thisOne: 'এটিই',
    seen: (day) => `শেষবার ${day}`,
    end: 'সাইন আউট করুন',
    endNamed: (device) => `সাইন আউট করুন: ${device}`,
    endOthers: 'অন্য সব জায়গায় সাইন আউট করুন',
    ended: { one: 'সেখানে সাইন আউট হয়েছে।', others: 'অন্য সব জায়গায় সাইন আউট হয়েছে।' },
    failed: (message) => message || failed,
    data: 'আপনার ডেটা',
    dataLead: 'আপনার সম্পর্কে আমাদের কাছে যা আছে, এক ফাইলে।',
    download: 'আমার ডেটা ডাউনলোড করুন',
    downloaded: 'আপনার ডেটা আপনার ডাউনলোডে আছে।',
    remove: 'আপনার অ্যাকাউন্ট মুছুন',
    removeLead: 'এটি আর ফেরানো যাবে না।',
    goes: 'কী মুছে যাবে',
    goesList: [
      'আপনার নাম, ইমেল ও মোবাইল নম্বর',
      'সেভ করা ঠিকানা, কার্ড ও UPI আইডি',
      'পছন্দ, কার্ট, বার্তা ও লয়্যালটি পয়েন্ট',
      'প্রতিটি সেশন: আপনি সব জায়গা থেকে সাইন আউট হবেন',
    ],
    stays: 'কী থাকবে',
    staysList: ['আমাদের হিসাবের জন্য পুরোনো অর্ডার, আপনার বা প্রাপকের নাম ছাড়া'],
    beginRemoval: 'আমার অ্যাকাউন্ট মুছুন',
    email: 'আপনার ইমেল',
    emailHint: 'নিশ্চিত করতে এই অ্যাকাউন্টের ইমেল লিখুন',
    confirmRemoval: 'চিরতরে মুছুন',
    removalError: (fault) => {
      if (fault.kind === 'required') return 'ইমেল লেখা আবশ্যক'
      return removalRefusals[fault.code] ?? (fault.message || failed)
    },
  },
}
