import type { DayClosed } from '@store/api-client/contract/rules/deliveryDays'
import type { DayFault } from '../store/DayState.ts'
import type { DayMessages } from './DayMessages.ts'

const marks: Readonly<Record<string, string>> = {
  '02-07': 'रोज़ डे',
  '02-13': 'वैलेंटाइन डे से एक दिन पहले',
  '02-14': 'वैलेंटाइन डे',
  '02-15': 'वैलेंटाइन डे के एक दिन बाद',
}

const faults: Readonly<Record<DayFault, string>> = {
  noPlace: 'आगे बढ़ने के लिए डिलीवरी की जगह चुनें',
  noDate: 'डिलीवरी की तारीख चुनें',
  noWay: 'अभी उपलब्ध नहीं है',
}

const closed: Readonly<Record<DayClosed, string>> = {
  past: 'यह दिन बीत चुका है',
  current: 'अभी इसी दिन पहुँच रहा है',
  tooEarly: 'इतनी जल्दी नहीं पहुँच सकता',
  tooLate: 'इतने आगे के ऑर्डर नहीं लिए जाते',
  blocked: 'यह उपहार इस दिन नहीं पहुँचाया जाता',
  sunday: 'इस रविवार को डिलीवरी नहीं है',
}

/** Choosing the day a gift arrives, in Hindi. */
export const dayHi: DayMessages = {
  heading: 'डिलीवरी की तारीख',
  placeholder: 'DD-MM-YYYY',
  field: 'तारीख, कैलेंडर खुलता है',
  today: 'आज',
  tomorrow: 'कल',
  earliest: 'सबसे पहला दिन',
  next: 'उसके अगले दिन',
  pickDate: 'तारीख चुनें',
  calendar: 'कैलेंडर',
  arrives: (day, hours) => (hours === undefined ? `${day} को पहुँचेगा` : `${day} को ${hours} पहुँचेगा`),
  hours: (start, end) => `${start}:00 से ${end}:00`,
  orderBy: (hour, day) => `${day} को ${hour}:00 बजे तक ऑर्डर करें`,
  fault: (fault) => faults[fault],
  lost: (day) => `${day} को इस जगह पर डिलीवरी नहीं हो सकती।`,
  lostSlot: 'आपका चुना समय अब उपलब्ध नहीं है।',
  closed: (why) => closed[why],
  marked: (monthDay) => marks[monthDay] ?? 'त्योहार का दिन',
  slots: 'डिलीवरी का समय',
  anyTime: 'किसी भी समय',
  free: 'मुफ़्त',
  full: 'भर गया',
  slotsLoading: 'इस दिन के समय देखे जा रहे हैं',
  slotsFailed: 'इस दिन के समय नहीं आए।',
  daysLoading: 'खाली तारीखें देखी जा रही हैं',
  daysFailed: 'तारीखें नहीं आईं।',
  retry: 'फिर से कोशिश करें',
  charge: ({ deliveryCharge, freeFrom }, priceOf) =>
    `डिलीवरी ${priceOf(deliveryCharge)}, ${priceOf(freeFrom)} से मुफ़्त`,
}
