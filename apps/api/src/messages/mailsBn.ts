// First draft by machine: no native speaker has reviewed it yet.
import type { ServerMessages } from './ServerMessages.ts'

/** Bengali messages of mails and text messages. */
export const mailsBn: ServerMessages['mails'] = {
  pagePath: (path) => `/bn${path}`,
  greeting: (name) => `নমস্কার ${name},`,

  codeSubject: (code, shop) => `${code} আপনার ${shop} কোড`,
  codeHeading: 'আপনার ওয়ান-টাইম পাসওয়ার্ড',
  codeText: (code) => `আপনার ওয়ান-টাইম পাসওয়ার্ড ${code}।`,
  codeValidity: (minutes) =>
    `এটি ${minutes} মিনিট পর্যন্ত এবং শুধু আপনার সবচেয়ে নতুন অনুরোধের জন্য বৈধ। আপনি এটি না চেয়ে থাকলে এই ইমেল উপেক্ষা করুন।`,
  codeSms: (code, shop, minutes) => `${code} আপনার ${shop} কোড। এটি ${minutes} মিনিট পর্যন্ত বৈধ।`,

  orderStatus: {
    placed: (number) => `আপনার অর্ডার ${number} পাওয়া গেছে।`,
    confirmed: (number) => `আপনার অর্ডার ${number} নিশ্চিত হয়েছে।`,
    preparing: (number) => `আপনার অর্ডার ${number} তৈরি হচ্ছে।`,
    outForDelivery: (number) => `আপনার অর্ডার ${number} পথে আছে।`,
    delivered: (number) => `আপনার অর্ডার ${number} পৌঁছে গেছে।`,
    cancelled: (number) => `আপনার অর্ডার ${number} বাতিল হয়েছে।`,
  },
  orderHeadings: {
    placed: 'আপনার অর্ডারের জন্য ধন্যবাদ',
    confirmed: 'আপনার অর্ডার নিশ্চিত হয়েছে',
    preparing: 'আমরা আপনার উপহার তৈরি করছি',
    outForDelivery: 'আপনার অর্ডার পথে আছে',
    delivered: 'আপনার অর্ডার পৌঁছে গেছে',
    cancelled: 'আপনার অর্ডার বাতিল হয়েছে',
  },
  nextSteps: {
    confirmed: 'আপনার বেছে নেওয়া দিনের জন্য আমরা উপহারগুলি তৈরি করব।',
    preparing: 'এটি আর বাতিল করা যাবে না।',
    outForDelivery: 'আপনার দেওয়া নম্বরে আমরা প্রাপককে ফোন করব।',
    delivered: 'আমাদের সঙ্গে উপহার পাঠানোর জন্য ধন্যবাদ।',
    cancelled:
      'আপনি যে পয়েন্ট ব্যবহার করেছিলেন তা আপনার অ্যাকাউন্টে ফিরে এসেছে, আর আপনার পেমেন্ট একই উপায়ে ফেরত দেওয়া হবে।',
  },
  orderSubject: (number, shop) => `আপনার ${shop} অর্ডার ${number}`,
  paymentPending: (number, payBy) =>
    `আপনার অর্ডার ${number} আমরা পেয়েছি। পেমেন্ট বাকি: ${
      payBy === undefined
        ? 'অনুগ্রহ করে পেমেন্টের উপায় বেছে নিন।'
        : `অনুগ্রহ করে ${payBy}-এর মধ্যে পেমেন্টের উপায় বেছে নিন। তারপর অর্ডারটি বাতিল হয়ে যাবে।`
    } এটি হলেই আমরা আপনার উপহারের কাজ শুরু করব।`,
  choosePayment: 'পেমেন্টের উপায় বেছে নিন',
  seeOrder: 'আপনার অর্ডার দেখুন',
  seeInvoice: 'আপনার ইনভয়েস',
  notPaidInTime:
    'সময়মতো এর পেমেন্ট হয়নি, তাই আমরা উপহারগুলি ছেড়ে দিয়েছি। আপনি যে পয়েন্ট ব্যবহার করেছিলেন তা আপনার অ্যাকাউন্টে ফিরে এসেছে, আর অর্ডারের পৃষ্ঠা থেকে আপনি আবার অর্ডার করতে পারেন।',
  refundSubject: (number, shop) => `${shop}: অর্ডার ${number}-এর রিফান্ড`,
  refundHeading: 'আপনার রিফান্ড',
  refundText: (amount, number) =>
    `আপনি যে অ্যাকাউন্ট থেকে পেমেন্ট করেছিলেন, অর্ডার ${number}-এর ${amount} সেখানেই ফেরত পাঠাচ্ছি। আপনার ব্যাঙ্ক 5 থেকে 7 কর্মদিবসের মধ্যে এটি দেখাবে।`,
  pointsEarned: (points) => `এতে আপনি ${points} পয়েন্ট পেয়েছেন।`,
  gifts: 'উপহার',
  bill: 'বিল',
  total: 'মোট',
  free: 'ফ্রি',
  deliveredTo: 'ডেলিভারির ঠিকানা',
  cardMessage: 'কার্ডের বার্তা',
  from: (sender) => `${sender}-এর পক্ষ থেকে`,

  verificationHeading: 'এই অর্ডার কি আপনার?',
  verificationText: (number) =>
    `অর্ডার ${number} এই ইমেল ঠিকানা থেকে দেওয়া হয়েছিল। আপনি দিয়ে থাকলে এটি দেখতে লগইন করুন।`,
  verificationLink: 'অর্ডার দেখুন',
  verificationHint:
    'লগইনের সময় পাওয়া কোডে আপনার ঠিকানা যাচাই হয়, আর আমরা ইমেলে আপনাকে অর্ডারের খবর পাঠাব। এটি আপনার না হলে এই ইমেল উপেক্ষা করুন।',

  deletionSubject: (shop) => `আপনার ${shop} অ্যাকাউন্ট মুছে ফেলা হয়েছে`,
  deletionHeading: 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
  deletionText: 'আপনার অ্যাকাউন্ট ও তার তথ্য মুছে ফেলা হয়েছে। আইন অনুযায়ী পুরোনো অর্ডারগুলি আমরা আপনার নাম ও ঠিকানা ছাড়া রাখি।',

  enquirySubject: (reference, shop) => `আপনার ${shop} অনুসন্ধান ${reference}`,
  enquiryHeading: 'আপনার অনুসন্ধান আমরা পেয়েছি',
  enquiryText: (reference) =>
    `আপনার অনুসন্ধান ${reference}-এর জন্য ধন্যবাদ। আমরা এক কাজের দিনের মধ্যে আপনাকে ফোন বা ইমেল করব।`,
  enquiryTitle: 'আপনার অনুসন্ধান',
  enquiryCompany: (company) => `কোম্পানি: ${company}`,
  enquiryMobile: (mobile) => `মোবাইল: ${mobile}`,
  enquiryQuantity: (quantity) => `পরিমাণ: ${quantity}`,
  enquiryGift: (url) => `উপহার: ${url}`,
  enquiryRecipients: (count) => `প্রাপক: ${count}`,
  confirmSubject: (reference, shop) => `আপনার ${shop} অনুসন্ধান ${reference} নিশ্চিত করুন`,
  confirmHeading: 'আপনার অনুসন্ধান নিশ্চিত করুন',
  confirmText: 'এই ইমেল ঠিকানা থেকে আমরা একটি অনুসন্ধান পেয়েছি। অনুগ্রহ করে নিশ্চিত করুন যে এটি আপনি পাঠিয়েছেন।',
  confirmLink: 'অনুসন্ধান নিশ্চিত করুন',
  confirmHint: 'এই লিঙ্ক 7 দিন বৈধ। এটি আপনার না হলে এই ইমেল উপেক্ষা করুন, কিছুই হবে না।',
}
