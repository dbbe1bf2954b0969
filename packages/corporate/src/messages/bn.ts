// First draft by machine: no native speaker has reviewed it yet.
import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import { captchaBn } from '@store/ui/messages/bn'
import type { CorporateMessages } from './CorporateMessages.ts'
import type { EnquiryMessages } from './EnquiryMessages.ts'
import type { LandingMessages } from './LandingMessages.ts'
import type { RecipientListMessages } from './RecipientListMessages.ts'

const pieces = (count: number) => groupIndianDigits(String(count))

const failed = 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন...'

const landing: LandingMessages = {
  enquire: 'অনুসন্ধান করুন',
  gifts: 'আমাদের উপহার',
  clients: 'আমরা এই কোম্পানিগুলির জন্য কাজ করি',
  testimonials: 'তাঁরা কী বলেন',
  gallery: 'আমাদের কর্মশালা থেকে',
  steps: 'এটি কীভাবে হয়',
  contact: 'বলুন, আপনার মনে কী আছে',
  write: 'ফর্ম খুলছে না? এই ঠিকানায় লিখুন',
  pictureFailed: 'ছবি খোলেনি !',
  carousel: 'ক্যারাউজেল',
  previous: 'আগের',
  next: 'পরের',
  link: (link) => {
    switch (link.kind) {
      case 'none':
        return ''
      case 'confirming':
        return 'আপনার অনুসন্ধান নিশ্চিত হচ্ছে'
      case 'confirmed':
        return `ধন্যবাদ। আপনার অনুসন্ধান ${link.reference} নিশ্চিত হয়েছে; আমরা এক কাজের দিনের মধ্যে ফোন বা ইমেল করব।`
      case 'gone':
        return 'এই লিঙ্ক আর বৈধ নয়। অনুগ্রহ করে অনুসন্ধান আবার পাঠান।'
      case 'failed':
        return failed
    }
  },
  retry: 'আবার চেষ্টা করুন',
}

const enquiry: EnquiryMessages = {
  locale: 'bn-IN-u-nu-latn',
  title: 'কোম্পানির জন্য অনুসন্ধান',
  close: 'বন্ধ করুন',
  loading: 'ফর্ম আসছে',
  loadFailed: failed,
  tryAgain: 'আবার চেষ্টা করুন',
  name: 'নাম',
  mobile: 'মোবাইল নম্বর',
  email: 'ইমেল',
  quantity: 'কতগুলি চাই',
  minimum: (count) => `এই উপহার কমপক্ষে ${pieces(count)}টি করে তৈরি হয়`,
  company: 'কোম্পানির নাম',
  product: 'কোন উপহার ভেবেছেন',
  anyProduct: 'এখনও ঠিক হয়নি',
  otherProduct: (href) => `${href} উপহার`,
  optional: '(ঐচ্ছিক)',
  estimate: ({ quantity, each, total, percentOff }, price) =>
    `${pieces(quantity)}টির জন্য প্রায় ${price(total)}, প্রতিটি ${price(each)}${
      percentOff > 0 ? ` (এতগুলিতে ${percentOff}% ছাড়)` : ''
    }`,
  estimateNote: 'এটি আনুমানিক, কর ও ডেলিভারি ছাড়া। শুধু আমাদের লিখিত প্রস্তাবই বৈধ হবে।',
  captcha: 'ছবির অক্ষর',
  captchaHint: 'চারটি অক্ষর বা সংখ্যা; ছোট ও বড় অক্ষর সমান',
  captchaAlt: 'লেখার জন্য চারটি অক্ষর বা সংখ্যা',
  captchaImage: captchaBn,
  byMail: 'পড়তে পারছেন না? ইমেলে লিঙ্ক নিন',
  byMailNote: 'আমরা আপনার ইমেলে একটি লিঙ্ক পাঠাই। সেটি খুললেই আপনার অনুসন্ধান নথিভুক্ত হয়।',
  byPicture: 'ছবি দিয়েই করুন',
  website: 'এটি খালি রাখুন',
  addList: 'প্রাপকদের তালিকা যোগ করুন (CSV)',
  listed: (rows) => `সঙ্গে ${rows} জন প্রাপকের তালিকা আছে`,
  submit: 'অনুসন্ধান পাঠান',
  fieldError: (fault) => {
    switch (fault) {
      case 'name':
        return 'অনুগ্রহ করে সঠিক নাম লিখুন'
      case 'mobile':
        return 'ফোন নম্বর 10 অঙ্কের হতে হবে*'
      case 'email':
        return 'অনুগ্রহ করে সঠিক ইমেল ঠিকানা লিখুন'
      case 'quantity':
        return 'সংখ্যা খালি রাখা যাবে না'
      case 'notWhole':
        return 'অনুগ্রহ করে পূর্ণ সংখ্যা লিখুন, যেমন 50'
      case 'tooMany':
        return 'অনুগ্রহ করে সর্বোচ্চ 1,00,000 সংখ্যা লিখুন'
      case 'company':
        return 'অনুগ্রহ করে কোম্পানির সঠিক নাম লিখুন'
      case 'captcha':
        return 'অনুগ্রহ করে সঠিক ক্যাপচা কোড লিখুন'
    }
  },
  submissionError: (fault) => {
    switch (fault.kind) {
      case 'list':
        return fault.faulty === 0
          ? 'প্রাপকদের তালিকা এখনও যাচাই হয়নি। যাচাই করতে সেটি খুলুন, বা সরিয়ে দিন।'
          : `তালিকার ${fault.faulty}টি সারি ঠিক করুন, বা তালিকা সরিয়ে দিন।`
      case 'refused':
        return fault.message
      case 'unreachable':
        return failed
    }
  },
  sent: 'ধন্যবাদ! আপনার অনুসন্ধান আমরা পেয়েছি।',
  reference: 'রেফারেন্স নম্বর',
  next: (awaitsLink, email) =>
    awaitsLink
      ? `${email} ঠিকানায় পাঠানো লিঙ্ক খুলুন: তারপর আপনার অনুসন্ধান নথিভুক্ত হবে।`
      : `আমরা এক কাজের দিনের মধ্যে ফোন বা ইমেল করব। এর একটি কপি ${email} ঠিকানায় পাঠানো হচ্ছে।`,
  again: 'আবার পাঠান',
}

const names = { name: 'নাম', phone: 'ফোন', pincode: 'পিনকোড', message: 'বার্তা' } as const

const list: RecipientListMessages = {
  heading: 'প্রাপক',
  help: 'প্রত্যেকের জন্য একটি সারি: নাম, ফোন, পিনকোড ও চাইলে 50 অক্ষর পর্যন্ত বার্তা। সর্বোচ্চ 500 সারি।',
  file: 'CSV ফাইল',
  fileHint: 'সর্বোচ্চ 256 KB। শুধু CSV; স্প্রেডশিটে "Save as, CSV" বেছে নিন',
  choose: 'ফাইল বেছে নিন',
  drop: 'বা এখানে ছাড়ুন',
  paste: 'বা সারিগুলি এখানে পেস্ট করুন',
  pasteExample: 'Asha Menon,9876543210,560001,Thank you - from all of us!',
  read: 'সারি যাচাই করুন',
  importError: (refusal) => {
    switch (refusal.kind) {
      case 'empty':
        return 'এতে কোনো সারি নেই। প্রতিটি সারিতে নাম, ফোন ও পিনকোড চাই।'
      case 'tooMany':
        return `এতে ${refusal.count}টি সারি আছে। এক তালিকায় 500 পর্যন্ত হতে পারে। বাকিগুলি অন্য অনুসন্ধানের সঙ্গে পাঠান।`
      case 'wrongType':
        return 'এটি CSV ফাইল নয়। আপনার স্প্রেডশিট CSV হিসেবে সেভ করে আবার বেছে নিন।'
      case 'tooLarge':
        return 'ফাইলটি 256 KB-এর চেয়ে ছোট হতে হবে'
    }
  },
  checking: 'পিনকোড যাচাই হচ্ছে',
  checkFailed: 'পিনকোড যাচাই করা যায়নি।',
  tryAgain: 'আবার চেষ্টা করুন',
  summary: (rows, faulty) =>
    faulty === 0
      ? `${rows}টি সারি, সব ঠিক`
      : `${rows}টির মধ্যে ${rows - faulty}টি সারি ঠিক, ${faulty}টি ঠিক করতে হবে`,
  table: 'প্রাপক',
  row: 'সারি',
  field: (field) => names[field],
  cell: (field, row) => `সারি ${row}-এর ${names[field]}`,
  fieldError: (field, fault) => {
    switch (fault) {
      case 'required':
        return 'এটি পূরণ করা আবশ্যক'
      case 'tooLong':
        return field === 'message' ? 'সর্বোচ্চ 50 অক্ষর' : 'সর্বোচ্চ 60 অক্ষর'
      case 'phone':
        return 'ফোন নম্বর 10 অঙ্কের হতে হবে*'
      case 'pincode':
        return '6 অঙ্কের পিনকোড লিখুন'
      case 'unknownPincode':
        return 'এমন কোনো পিনকোড নেই'
      case 'signs':
        return 'শুধু অক্ষর, সংখ্যা, স্পেস ও - _ @ ( ) ! / &'
    }
  },
  showFaulty: 'যে সারি ঠিক করতে হবে',
  showAll: 'সব সারি',
  page: (page, pages) => `${pages}টির মধ্যে পৃষ্ঠা ${page}`,
  previous: 'আগের পৃষ্ঠা',
  next: 'পরের পৃষ্ঠা',
  download: 'CSV হিসেবে ডাউনলোড করুন',
  fileName: 'recipients.csv',
  remove: 'তালিকা সরান',
  privacy: 'এই তালিকা আপনার অনুসন্ধানের সঙ্গে যায়, অন্য কোনো কাজে লাগে না।',
}

/** Bengali messages of the corporate page, with its form and list. */
export const bn: Required<CorporateMessages> = {
  landing,
  enquiry,
  list,
}
