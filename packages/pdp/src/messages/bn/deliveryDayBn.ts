// First draft by machine: no native speaker has reviewed it yet.
import type { DayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import type { DeliveryDayError } from '../../store/DeliveryDayState.ts'
import type { DeliveryDayMessages } from '../DeliveryDayMessages.ts'

const marks: Readonly<Record<string, string>> = {
  '02-07': 'রোজ ডে',
  '02-13': 'ভ্যালেন্টাইনস ডের এক দিন আগে',
  '02-14': 'ভ্যালেন্টাইনস ডে',
  '02-15': 'ভ্যালেন্টাইনস ডের এক দিন পরে',
}

const faults: Readonly<Record<DeliveryDayError, string>> = {
  noPlace: 'এগিয়ে যেতে ডেলিভারির জায়গা বেছে নিন',
  noDate: 'ডেলিভারির তারিখ বেছে নিন',
  notDeliverable: 'এখন পাওয়া যাচ্ছে না',
}

const closed: Readonly<Record<DayUnavailableReason, string>> = {
  past: 'এই তারিখ পেরিয়ে গেছে',
  current: 'আপনার ডেলিভারির তারিখ এটিই',
  tooEarly: 'এই উপহারের জন্য খুব তাড়াতাড়ি',
  tooLate: 'এত পরের তারিখের জন্য অর্ডার নেওয়া হয় না',
  blocked: 'এই দিন উপহার প্রস্তুতকারকদের ছুটি',
  sunday: 'এই রবিবার আমরা ডেলিভারি করি না',
}

const holidays: Readonly<Record<string, string>> = {
  '01-26': 'প্রজাতন্ত্র দিবসের ছুটি',
  '08-15': 'স্বাধীনতা দিবসের ছুটি',
  '10-02': 'গান্ধী জয়ন্তীর ছুটি',
}

/** Bengali messages of the delivery-date picker. */
export const deliveryDayBn: DeliveryDayMessages = {
  heading: 'ডেলিভারির তারিখ',
  placeholder: 'DD-MM-YYYY',
  field: 'তারিখ, ক্যালেন্ডার খোলে',
  today: 'আজ',
  tomorrow: 'কাল',
  earliest: 'প্রথম দিন',
  next: 'তার পরের দিন',
  noPlaceYet: 'জায়গা জানান',
  pickDate: 'তারিখ বেছে নিন',
  calendar: 'ক্যালেন্ডার',
  arrives: (day, hours) => (hours === undefined ? `${day} পৌঁছাবে` : `${day} তারিখে ${hours} পৌঁছাবে`),
  hours: (start, end) => `${start}:00 থেকে ${end}:00`,
  orderBy: (hour, day) => `${day} তারিখে ${hour}:00-এর মধ্যে অর্ডার করুন`,
  error: (fault) => faults[fault],
  lost: (day) => `${day} আর পাওয়া যাচ্ছে না।`,
  lostSlot: 'আপনার বাছা ডেলিভারির সময় আর পাওয়া যাচ্ছে না।',
  closed: (why, monthDay) => (why === 'blocked' && holidays[monthDay]) || closed[why],
  marked: (monthDay) => marks[monthDay] ?? 'উৎসবের দিন',
  slots: 'ডেলিভারির সময়',
  anyTime: 'যে কোনো সময়',
  free: 'ফ্রি',
  full: 'ভরে গেছে',
  slotsLoading: 'ডেলিভারির সময় লোড হচ্ছে…',
  slotsFailed: 'ডেলিভারির সময় লোড করা যায়নি।',
  daysLoading: 'ডেলিভারির তারিখ লোড হচ্ছে…',
  daysFailed: 'ডেলিভারির তারিখ লোড করা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  charge: ({ deliveryCharge, freeFrom }, priceOf) =>
    `ডেলিভারি ${priceOf(deliveryCharge)}, ${priceOf(freeFrom)} থেকে ফ্রি`,
}
