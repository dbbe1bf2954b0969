// First draft by machine: no native speaker has reviewed it yet.
import type { ReviewSortOrder } from '@store/api-client/contract/catalogue'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import type { PhotoError } from '@store/api-client/contract/rules/validatePhoto'
import { photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import { calendarBn, filePickerBn, lightboxBn, removeDialogBn, sharePanelBn } from '@store/ui/messages/bn'
import type { ArrivalEstimateMessages } from './ArrivalEstimateMessages.ts'
import type { BelowTheFoldMessages } from './BelowTheFoldMessages.ts'
import { addOnBn } from './bn/addOnBn.ts'
import { productCardBn } from './bn/card.ts'
import { deliveryDayBn } from './bn/deliveryDayBn.ts'
import type { CustomiserUiMessages } from './CustomiserUiMessages.ts'
import type { PhotoMessages } from './PhotoMessages.ts'
import type { ProductPageTranslation } from './ProductPageTranslation.ts'
import type { ReviewsPageMessages } from './ReviewsPageMessages.ts'

export { productCardBn } from './bn/card.ts'

const failed = 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন...'

const grouped = (count: number) => groupIndianDigits(String(count))

const days = { today: 'আজ', tomorrow: 'কাল' } as const

/** Bengali messages of the delivery estimate. */
const arrivalBn: ArrivalEstimateMessages = {
  arrives: {
    today: (day) => `আজ পৌঁছাবে, ${day}`,
    tomorrow: (day) => `কাল পৌঁছাবে, ${day}`,
    later: (day) => `${day} পৌঁছাবে`,
  },
  orderBy: ({ day, date, hour }) =>
    `${day === 'later' ? `${formatDay(date, 'bn-IN-u-nu-latn')}` : days[day]} ${hour}:00-এর মধ্যে অর্ডার করুন`,
  timeLeft: 'অর্ডারের জন্য বাকি সময়',
  left: (hours, minutes, seconds) =>
    hours > 0
      ? `${hours} ঘ. ${minutes} মি. বাকি`
      : `${minutes} মি. ${String(seconds).padStart(2, '0')} সে. বাকি`,
  callUs: 'ডেলিভারির তারিখ জানতে আমাদের ফোন করুন',
  again: {
    express: (hour) => `এক্সপ্রেস ডেলিভারি ${hour}:00-এ আবার শুরু হবে`,
    nextDay: 'এখনই অর্ডার করুন, দুই দিনে ডেলিভারি',
  },
}

/** Bengali messages of the below-the-fold sections. */
const belowBn: BelowTheFoldMessages = {
  offers: 'উপলব্ধ অফার',
  terms: 'নিয়ম ও শর্ত',
  earnPoints: (points) => `এই উপহারে ${grouped(points)} পয়েন্ট পান`,
  details: 'এই উপহার সম্পর্কে',
  contains: 'উপহারে কী আছে',
  description: 'বিবরণ',
  care: 'যত্ন',
  disclaimer: 'মনে রাখুন',
  cakeNote: 'প্রতিটি কেক হাতে সাজানো হয়, তাই আইসিং ও নকশা ছবির থেকে একটু আলাদা হতে পারে।',
  disclaimerAbroad: 'বিদেশে যাওয়া উপহারের জন্য',
  showMore: 'আরও দেখান',
  showLess: 'কম দেখান',
  sku: 'SKU নম্বর',
  reviewsHeading: 'মানুষের মতামত',
  stars: (stars) => `5-এর মধ্যে ${stars}`,
  readMore: 'আরও পড়ুন',
  viewMore: 'আরও দেখুন',
  boughtTogether: (type) => (type === 'rakhi' ? 'এমন আরও রাখি হ্যাম্পার' : 'এই উপহারকে আরও বিশেষ করুন'),
  similar: 'একই রকম উপহার',
  recommended: 'আপনার জন্য বাছা',
  viewed: 'আপনি সম্প্রতি দেখেছেন',
  quickLinks: 'কাজের লিঙ্ক',
  minimumOrder: (pieces) => `কমপক্ষে পরিমাণ: ${grouped(pieces)}`,
  enquire: 'অনুসন্ধান করুন',
  enquirySteps: [
    'বলুন কতগুলি চাই, আর কোথায়',
    'আপনার লোগো দেওয়া নমুনা ইমেলে আসে',
    'আমরা প্যাক করে একটি বা সব ঠিকানায় পৌঁছে দিই',
  ],
  enquiry: 'কোম্পানির জন্য অর্ডার',
  keyPoints: 'মূল বিষয়',
  gifts: 'এই কম্বোতে',
  pieces: (count) => `${count} ×`,
  priceBreakup: 'দামের বিবরণ',
  total: 'মোট',
  choices: 'আপনার পছন্দ',
  points: 'রিওয়ার্ড পয়েন্ট',
  loginForPoints: 'রিওয়ার্ড পয়েন্ট ব্যবহার করতে লগইন করুন',
  pleaseLogin: 'রিওয়ার্ড পয়েন্ট ব্যবহার করতে অনুগ্রহ করে লগইন করুন',
  loadingPoints: 'আপনার পয়েন্ট দেখা হচ্ছে',
  failedPoints: failed,
  retry: 'আবার চেষ্টা করুন',
  redeem: (rupees, balance) => `কার্টে আপনার ${grouped(balance)} পয়েন্ট দিয়ে এই উপহারের ${rupees} মেটান`,
  noPoints: 'আপনার এখনও কোনো পয়েন্ট নেই',
  playReviewVideo: 'এই উপহারের একজন ক্রেতার ভিডিও চালান',
  moreLinks: 'আরও লিঙ্ক',
  categories: 'বিভাগ দেখুন',
}

/** Bengali messages of the personalisation editor. */
const customiseBn: CustomiserUiMessages = {
  close: 'বন্ধ করুন',
  opening: 'ডিজাইনার খুলছে',
  timedOut: 'ডিজাইনার খোলেনি। আপনার আগের ডিজাইন সুরক্ষিত আছে।',
  retry: 'আবার চেষ্টা করুন',
  uploading: 'ছবি আপলোড হচ্ছে, অনুগ্রহ করে অপেক্ষা করুন...',
  progress: 'আপনার ডিজাইন পাঠানো হচ্ছে',
  percent: (percent) => `${percent}%`,
  uploadFailed: (failure) => (failure.kind === 'refused' ? failure.message : failed),
  designSaved: 'আপনার ডিজাইন এখনও এখানে আছে।',
  resend: 'আবার পাঠান',
  back: 'ডিজাইনে ফিরে যান',
  designed: 'আপনার ডিজাইন উপহারে আছে',
  picture: (chosen) => `আপনার ডিজাইন: ${chosen}`,
  remove: 'ডিজাইন সরান',
  removed: 'আপনার ডিজাইন',
  removeDialog: removeDialogBn,
}

const photoFaults: Readonly<Record<PhotoError | 'gone', string>> = {
  gone: 'আপনার ছবি আর সেখানে নেই। অনুগ্রহ করে আবার আপলোড করুন।',
  large: `ফাইলটি ${photoLimits.shownMb}MB-এর চেয়ে ছোট হতে হবে`,
  small: `ফাইলটি ${photoLimits.shownKb}KB-এর চেয়ে বড় হতে হবে`,
  type: 'শুধু png, jpg, jpeg ফাইল চলে',
  heic: 'এটি HEIC ছবি। শুধু png, jpg, jpeg ফাইল চলে',
  broken: 'ছবিটি পড়া যায়নি। অনুগ্রহ করে অন্য একটি বেছে নিন।',
}

/** Bengali messages of the photo upload. */
const photoBn: PhotoMessages = {
  picker: filePickerBn,
  remove: removeDialogBn,
  yourPhoto: 'আপনার ছবি',
  checking: 'আপনার ছবি দেখা হচ্ছে',
  error: (fault) => photoFaults[fault],
  failed: (failure) => (failure.kind === 'refused' ? failure.message : failed),
  small: (width, height) => `ছবিটি ছোট (${width} × ${height} পিক্সেল)। ছাপলে ঝাপসা দেখাতে পারে; বড় ছবি ভালো দেখাবে।`,
  crop: 'ছবি কাটুন',
  cropTitle: 'আপনার ছবি কাটুন',
  close: 'বন্ধ করুন',
  shape: 'আকার',
  shapes: { whole: 'যেমন আছে', square: 'বর্গাকার', portrait: 'খাড়া', landscape: 'আড়াআড়ি' },
  zoom: 'বড় করুন',
  across: 'বাঁ থেকে ডানে',
  down: 'উপর থেকে নিচে',
  cropView: 'আপনার ছবির যে অংশ ছাপা হবে',
  use: 'এই অংশটি নিন',
}

/** Bengali messages of the product page, including its lazy-loaded parts. */
export const bn: ProductPageTranslation = {
  ...productCardBn,
  crumbs: 'আপনি এখানে',
  home: 'হোম',
  pictures: 'ছবি',
  showPicture: (number, count) => `${count}টির মধ্যে ছবি ${number} দেখান`,
  zoom: 'বড় করুন',
  picturesOf: (title) => `${title}-এর ছবি`,
  showVideo: 'ভিডিও দেখান',
  playVideo: (title) => `${title}-এর ভিডিও চালান`,
  videoFailed: 'এই ভিডিও এখানে চলে না।',
  failed,
  close: 'বন্ধ করুন',
  priceBreakup: 'দামের বিবরণ',
  total: 'মোট',
  share: 'শেয়ার করুন',
  choices: 'আপনার পছন্দ',
  optional: '(ঐচ্ছিক)',
  required: 'এটি পূরণ করা আবশ্যক',
  adds: (amount) => `+ ${amount}`,
  less: (amount) => `${amount} কম`,
  lessWithout: (amount) => `এটি ছাড়া ${amount} কম`,
  acceptedSigns: (signs) => `বাদ দেওয়া হয়েছে: ${signs} (শুধু অক্ষর, সংখ্যা, স্পেস ও - _ @ ( ) ! / &)`,
  priceUpdated: 'দাম বদলেছে',
  dearerDay: (day, plain) => `${day} তারিখে চাহিদা সবচেয়ে বেশি, তাই দাম বেশি। অন্য দিন: ${plain}`,
  serves: (people) => `${people} জনের জন্য`,
  people: (people) => `${people} জন`,
  servingGuide: 'কত জনের জন্য',
  reviews: (average, count) => `5-এর মধ্যে ${average.toFixed(1)}, ${grouped(count)} জনের মতামত`,
  egg: (egg) => (egg === 'egg' ? 'ডিম আছে' : 'ডিম ছাড়া'),
  choosePlace: 'এগিয়ে যেতে ডেলিভারির জায়গা বেছে নিন',
  checkingPlace: 'ডেলিভারির প্রথম দিন দেখা হচ্ছে',
  deliverable: 'দারুণ, আমরা এই জায়গায় ডেলিভারি করি',
  arrives: (day) => `${day} পৌঁছাবে`,
  orderBy: (hour) => `${hour}:00-এর মধ্যে অর্ডার করুন`,
  undeliverable: 'দুঃখিত, এই উপহার এই জায়গায় পৌঁছায় না',
  placeError: (fault) => {
    switch (fault) {
      case 'noCity':
        return 'এগিয়ে যেতে শহর বেছে নিন'
      case 'noPincode':
        return 'এগিয়ে যেতে পিনকোড বেছে নিন'
      case 'undeliverable':
        return 'দুঃখিত, এই উপহার এই জায়গায় পৌঁছায় না'
    }
  },
  buyBar: 'কিনুন',
  buyNow: 'এখনই কিনুন',
  tryAgain: 'আবার চেষ্টা করুন',
  addToCart: 'কার্টে রাখুন',
  goToCart: 'কার্টে যান',
  createHamper: 'আপনার হ্যাম্পার তৈরি করুন',
  personalise: (kind) => `আপনার ${kind} সাজান`,
  changeDesign: 'ডিজাইন বদলান',
  purchaseFailed: (failure) => {
    switch (failure.kind) {
      case 'refused':
        return failure.message
      case 'network':
      case 'invalidResponse':
      case 'encryption':
        return failed
    }
  },
  photoHint: `সর্বোচ্চ ${photoLimits.shownMb}MB। শুধু PNG, JPG, JPEG`,
  belowTheFold: belowBn,
  customise: customiseBn,
  photo: photoBn,
  arrival: arrivalBn,
  addOns: addOnBn,
  day: deliveryDayBn,
  calendar: calendarBn,
  lightbox: lightboxBn,
  sharePanel: sharePanelBn,
}

const orders: Readonly<Record<ReviewSortOrder, string>> = {
  newest: 'সবচেয়ে নতুন',
  highest: 'সবচেয়ে বেশি তারা',
  lowest: 'সবচেয়ে কম তারা',
}

/** Bengali messages of a page of reviews. */
export const reviewsPageBn: ReviewsPageMessages = {
  locale: 'bn-IN-u-nu-latn',
  crumbs: 'আপনি এখানে',
  home: 'হোম',
  all: 'মানুষের মতামত',
  rating: (average, count) => `5-এর মধ্যে ${average.toFixed(1)}, ${grouped(count)} রেটিং`,
  written: (count) => `${grouped(count)} জন লিখেছেন`,
  gave: (stars, count) => `${stars} তারার ${grouped(count)}টি মতামত`,
  sort: 'ক্রম',
  order: (order) => orders[order],
  toGift: 'এই উপহার দেখুন',
  none: 'এই সম্পর্কে এখনও কেউ লেখেননি।',
  noneHere: 'আর মতামত নেই।',
  toFirst: 'প্রথম পৃষ্ঠায় যান',
  pages: 'পৃষ্ঠা',
  page: (page, pages) => `${pages}টির মধ্যে পৃষ্ঠা ${page}`,
  previous: 'আগের',
  next: 'পরের',
  stars: (stars) => `5-এর মধ্যে ${stars}`,
  playReviewVideo: 'এই উপহারের একজন ক্রেতার ভিডিও চালান',
  pictureFailed: 'ছবি খোলেনি !',
  close: 'বন্ধ করুন',
  playVideo: 'ভিডিও চালান',
  videoFailed: 'এই ভিডিও এখানে চলে না।',
  failed,
  lightbox: lightboxBn,
}
