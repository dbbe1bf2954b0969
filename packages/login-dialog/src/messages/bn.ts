// First draft by machine: no native speaker has reviewed it yet.
import type { LoginIntent } from '@store/api-client/contract/ports'
import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { LoginStepName } from '../store/LoginState.ts'
import type { LoginMessages } from './LoginMessages.ts'

/** Bengali messages of the dialog. */
export const bn: LoginMessages = {
  heading: (step) => headings[step],
  close: 'বন্ধ করুন',
  prompt: ({ kind }) => prompts[kind],
  detailsPrompt: 'আপনি এখানে প্রথমবার এসেছেন। বলুন, উপহার কে পাঠাচ্ছেন।',
  detailsPromptProven: 'আপনি এখানে প্রথমবার এসেছেন। শুধু বলুন, উপহার কে পাঠাচ্ছেন।',
  otpPrompt: (by) =>
    by === 'email'
      ? `আপনার ইমেল দেখুন: আমরা ${otpLength} অঙ্কের কোড পাঠিয়েছি।`
      : `আপনার মেসেজ দেখুন: আমরা ${otpLength} অঙ্কের কোড পাঠিয়েছি।`,
  numberPrompt: 'কোন মোবাইল নম্বরে কোড পাঠাব?',
  mobilePrompt: 'আপনি সাইন ইন করেছেন। চাইলে আর একটি কাজ: আপনার মোবাইলে পাঠানো কোড দিন, যাতে কুরিয়ার সঠিক নম্বর পায়।',
  loading: 'একটু অপেক্ষা করুন',
  retry: 'আবার চেষ্টা করুন',
  email: 'ইমেল',
  emailHint: 'সাইন ইনের জন্য আমরা আপনাকে একটি কোড পাঠাই। কোনো পাসওয়ার্ড মনে রাখতে হয় না।',
  submitEmail: 'এগিয়ে যান',
  or: 'বা',
  google: 'Google দিয়ে এগিয়ে যান',
  checkingGoogle: 'Google দিয়ে যাচাই হচ্ছে',
  issuer: (name) => `${name} দিয়ে এগিয়ে যান`,
  checkingIssuer: (name) => `${name} দিয়ে যাচাই হচ্ছে`,
  title: 'সম্বোধন',
  titleOption: (title) => titles[title] ?? title,
  name: 'পুরো নাম',
  mobile: 'মোবাইল নম্বর',
  mobileHint: (countryCode) =>
    `${countryCode === '91' ? '10' : '8 থেকে 14'} অঙ্ক, আপনার অর্ডার সম্পর্কে জিজ্ঞাসা করতে`,
  mobileOptional: 'মোবাইল নম্বর (ঐচ্ছিক)',
  countryCode: 'মোবাইল নম্বরের দেশ কোড',
  country: (countryCode) => countries[countryCode] ?? 'অন্য দেশ',
  submitDetails: 'কোড পাঠান',
  submitDetailsAtOnce: 'এগিয়ে যান',
  otp: 'ওয়ান-টাইম পাসওয়ার্ড (OTP)',
  otpHint: 'সবচেয়ে নতুন কোড দিন: প্রতিটি নতুন কোড পুরোনোটির জায়গা নেয়। এটি 10 মিনিট বৈধ।',
  submitOtp: 'যাচাই করে এগিয়ে যান',
  submitMobile: 'নম্বর যাচাই করুন',
  notNow: 'এখন নয়',
  change: 'বদলান',
  changeEmail: 'ইমেল বদলান',
  changeNumber: 'মোবাইল নম্বর বদলান',
  notReceived: (by) => (by === 'email' ? 'ইমেল আসেনি? স্প্যাম ফোল্ডারও দেখুন।' : 'মেসেজ আসেনি? এক মিনিট লাগতে পারে।'),
  resend: 'আবার কোড পাঠান',
  sendToMobile: (maskedMobile) => `এর বদলে আমার মোবাইল ${maskedMobile} নম্বরে পাঠান`,
  sendToEmail: 'এর বদলে আমার ইমেলে পাঠান',
  resendIn: (seconds) => `${seconds} সে. পরে`,
  resent: 'নতুন কোড পাঠানো হয়েছে।',
  mayResend: 'এখন আপনি আরেকটি কোড চাইতে পারেন।',
  emailError: { missing: 'ইমেল লেখা আবশ্যক', malformed: 'ইমেলটি সঠিক নয়' },
  nameError: { missing: 'এটি পূরণ করা আবশ্যক', malformed: 'অনুগ্রহ করে সঠিক নাম লিখুন' },
  mobileError: { malformed: 'অনুগ্রহ করে সঠিক মোবাইল নম্বর লিখুন' },
  otpError: {
    missing: 'OTP লেখা আবশ্যক',
    emptied: 'OTP নম্বর লিখুন',
    malformed: `${otpLength} অঙ্কের OTP নম্বর লিখুন`,
  },
  failure: (failure, by, issuer = 'Google') => {
    switch (failure.kind) {
      case 'refused':
        if (failure.code === 'otp_wrong' && by === 'mobile') return wrongMobileOtp
        return issuerRefusals[failure.code]?.(issuer) ?? refusals[failure.code] ?? failure.message
      case 'network':
      case 'invalidResponse':
      case 'encryption':
        return 'কিছু একটা ভুল হয়েছে। একটু পরে চেষ্টা করুন বা পৃষ্ঠাটি রিফ্রেশ করুন।'
      case 'googleRefused':
        return `${issuer} দিয়ে সাইন ইন করা যায়নি। আবার চেষ্টা করুন, বা আপনার ইমেল দিয়ে এগিয়ে যান।`
    }
  },
}

const headings: Readonly<Record<Exclude<LoginStepName, 'closed'>, string>> = {
  email: 'নমস্কার!',
  details: 'স্বাগতম!',
  otp: 'আপনার কোড দিন',
  number: 'আপনার মোবাইল নম্বর যোগ করুন',
  mobile: 'মোবাইল নম্বর যাচাই করুন',
}

const prompts: Readonly<Record<LoginIntent['kind'], string>> = {
  account: 'অনুগ্রহ করে আপনার ইমেল লিখুন',
  placeOrder: 'অর্ডার দিতে অনুগ্রহ করে লগইন করুন',
  favorite: 'আপনার পছন্দ সেভ করতে অনুগ্রহ করে লগইন করুন',
  redeemPoints: 'রিওয়ার্ড পয়েন্ট ব্যবহার করতে অনুগ্রহ করে লগইন করুন',
  savedAddresses: 'অনুগ্রহ করে আপনার ইমেল লিখুন',
  addToCart: 'এই উপহার কার্টে রাখতে অনুগ্রহ করে লগইন করুন',
  referAndEarn: 'বন্ধুদের ডাকতে ও আয় করতে অনুগ্রহ করে লগইন করুন',
}

const titles: Readonly<Record<string, string>> = { 'Mr.': 'শ্রী', 'Mrs.': 'শ্রীমতী', 'Ms.': 'সুশ্রী' }

const countries: Readonly<Record<string, string>> = {
  1: 'আমেরিকা, কানাডা',
  44: 'যুক্তরাজ্য',
  49: 'জার্মানি',
  61: 'অস্ট্রেলিয়া',
  65: 'সিঙ্গাপুর',
  91: 'ভারত',
  971: 'সংযুক্ত আরব আমিরাত',
}

const refusals: Readonly<Record<string, string>> = {
  otp_wrong: 'কোডটি সঠিক নয়। অনুগ্রহ করে সবচেয়ে নতুন ইমেল দেখুন।',
  otp_expired: 'কোডটির সময় পেরিয়ে গেছে। অনুগ্রহ করে নতুন কোড নিন।',
  otp_locked: 'একাধিকবার ভুল কোড দেওয়া হয়েছে। অনুগ্রহ করে নতুন কোড নিন।',
  otp_limit: 'খুব বেশিবার কোড চাওয়া হয়েছে। অনুগ্রহ করে একটু পরে চেষ্টা করুন।',
  otp_wait: 'আরেকটি কোড চাওয়ার আগে একটু অপেক্ষা করুন।',
}

const issuerRefusals: Readonly<Record<string, (issuer: string) => string>> = {
  google_expired: (issuer) => `${issuer}-এ খুব বেশি সময় লেগে গেল। আবার চেষ্টা করুন, বা আপনার ইমেল দিয়ে এগিয়ে যান।`,
  google_other: (issuer) =>
    `এই ইমেলের সঙ্গে অন্য একটি ${issuer} অ্যাকাউন্ট যুক্ত। অনুগ্রহ করে আপনার ইমেল দিয়ে এগিয়ে যান।`,
}

const wrongMobileOtp = 'কোডটি সঠিক নয়। অনুগ্রহ করে সবচেয়ে নতুন মেসেজ দেখুন।'
