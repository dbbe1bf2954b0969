import type { DayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import type { DeliveryDayError } from '../../store/DeliveryDayState.ts'
import type { DeliveryDayMessages } from '../DeliveryDayMessages.ts'

const marks: Readonly<Record<string, string>> = {
  '02-07': 'रोज़ डे',
  '02-13': 'वैलेंटाइन डे से एक दिन पहले',
  '02-14': 'वैलेंटाइन डे',
  '02-15': 'वैलेंटाइन डे के एक दिन बाद',
}

const faults: Readonly<Record<DeliveryDayError, string>> = {
  noPlace: 'आगे बढ़ने के लिए डिलीवरी की जगह चुनें',
  noDate: 'डिलीवरी की तारीख चुनें',
  notDeliverable: 'अभी उपलब्ध नहीं है',
}

const closed: Readonly<Record<DayUnavailableReason, string>> = {
  past: 'यह तारीख बीत चुकी है',
  current: 'आपकी डिलीवरी की तारीख यही है',
  tooEarly: 'इस उपहार के लिए बहुत जल्दी है',
  tooLate: 'इतनी आगे की तारीख के लिए ऑर्डर नहीं लेते',
  blocked: 'इस दिन यह उपहार बनाने वालों की छुट्टी है',
  sunday: 'इस रविवार को हम डिलीवरी नहीं करते',
}

const holidays: Readonly<Record<string, string>> = {
  '01-26': 'गणतंत्र दिवस की छुट्टी',
  '08-15': 'स्वतंत्रता दिवस की छुट्टी',
  '10-02': 'गांधी जयंती की छुट्टी',
}

/** Hindi messages of the delivery-date picker. */
export const deliveryDayHi: DeliveryDayMessages = {
  heading: 'डिलीवरी की तारीख',
  placeholder: 'DD-MM-YYYY',
  field: 'तारीख, कैलेंडर खुलता है',
  today: 'आज',
  tomorrow: 'कल',
  earliest: 'सबसे पहला दिन',
  next: 'उसके अगले दिन',
  noPlaceYet: 'जगह बताएँ',
  pickDate: 'तारीख चुनें',
  calendar: 'कैलेंडर',
  arrives: (day, hours) => (hours === undefined ? `${day} को पहुँचेगा` : `${day} को ${hours} पहुँचेगा`),
  hours: (start, end) => `${start}:00 से ${end}:00`,
  orderBy: (hour, day) => `${day} को ${hour}:00 बजे तक ऑर्डर करें`,
  error: (fault) => faults[fault],
  lost: (day) => `${day} अब उपलब्ध नहीं है।`,
  lostSlot: 'आपका चुना डिलीवरी का समय अब उपलब्ध नहीं है।',
  closed: (why, monthDay) => (why === 'blocked' && holidays[monthDay]) || closed[why],
  marked: (monthDay) => marks[monthDay] ?? 'त्योहार का दिन',
  slots: 'डिलीवरी का समय',
  anyTime: 'किसी भी समय',
  free: 'मुफ़्त',
  full: 'भर गया',
  slotsLoading: 'डिलीवरी के समय लोड हो रहे हैं…',
  slotsFailed: 'डिलीवरी के समय लोड नहीं हो पाए।',
  daysLoading: 'डिलीवरी की तारीखें लोड हो रही हैं…',
  daysFailed: 'डिलीवरी की तारीखें लोड नहीं हो पाईं।',
  retry: 'फिर से कोशिश करें',
  charge: ({ deliveryCharge, freeFrom }, priceOf) =>
    `डिलीवरी ${priceOf(deliveryCharge)}, ${priceOf(freeFrom)} से मुफ़्त`,
}
