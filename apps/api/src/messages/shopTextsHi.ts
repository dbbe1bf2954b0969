import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import type { ServerMessages } from './ServerMessages.ts'
import type { SlotHours } from './shopTextsEn.ts'

const locale = 'hi-IN'

const moment = new Intl.DateTimeFormat(locale, {
  ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' },
  ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
})

const countries = new Intl.DisplayNames(locale, { type: 'region' })

const hours = ({ startHour, endHour }: SlotHours) => `${startHour}:00 से ${endHour}:00 के बीच`

/** Hindi texts of responses, and formats of amounts and dates. */
export const shopTextsHi: ServerMessages['store'] = {
  price: (amount) => formatPrice(amount, inr, locale),
  day: (date) => formatDay(date, locale),
  moment: (at) => moment.format(at),
  countryName: (letters) => countries.of(letters) ?? letters,

  subtotal: 'उपहारों का मूल्य',
  deliveryCharge: 'डिलीवरी शुल्क',
  deliverySlot: 'डिलीवरी के समय का शुल्क',
  coupon: (code) => `कूपन ${code}`,
  rewardPoints: 'रिवॉर्ड पॉइंट',
  moreForFreeDelivery: (amount) => `<b>मुफ़्त डिलीवरी</b> के लिए <b>${amount}</b> के उपहार और जोड़ें`,
  cartAddOns: 'अपने उपहार के साथ कुछ और भी भेजें',
  attributeLabels: { 61: 'नंबर', 62: 'मौका', 63: 'कार्ड पर संदेश' },
  cashOnDelivery: 'डिलीवरी पर नकद भुगतान',
  cashForYourself: 'अपने पते पर ऑर्डर के लिए डिलीवरी पर नकद',
  cashInIndiaOnly: 'डिलीवरी पर नकद भुगतान सिर्फ़ भारत में पहुँचने वाले उपहारों के लिए है।',
  cashUpTo: (amount) => `डिलीवरी पर नकद भुगतान ${amount} तक के ऑर्डरों के लिए है।`,
  cashToYourselfOnly:
    'किसी और को भेजे जाने वाले उपहार पर डिलीवरी पर नकद भुगतान नहीं हो सकता, क्योंकि पैसे उपहार पाने वाले को देने पड़ेंगे।',
  upiCardOrNetbanking: 'यूपीआई, कार्ड या नेटबैंकिंग',
  upiAppOrQrCode: 'यूपीआई ऐप या QR कोड',
  cardAndMore: 'कार्ड और दूसरे तरीके',
  testBank: 'यूपीआई या कार्ड (नकली बैंक, कोई पैसा नहीं कटता)',
  testBankUpi: 'यूपीआई ऐप या QR कोड (नकली बैंक, कोई पैसा नहीं कटता)',

  arrives: (day, slot) => `${day} को${slot ? ` ${hours(slot)}` : ''} पहुँचेगा`,
  arrivesIn: (day, slot, where) => `${day} को${slot ? ` ${hours(slot)}` : ''} पहुँचेगा: ${where}`,
  dayGone: (day) => `${day} अब उपलब्ध नहीं है।`,
  deliverable: 'बढ़िया! हम इस जगह पर डिलीवरी करते हैं',
  notDeliverable: 'माफ़ कीजिए, हम यह उपहार इस जगह पर नहीं पहुँचाते',
  cityNotDeliverable: 'इस जगह पर अभी उपलब्ध नहीं है।',
  earliestDelivery: (day) => `सबसे जल्दी डिलीवरी ${day}`,
  deliverableInstead: (_, city) => `यह उपहार ${city} में उपलब्ध नहीं है। लेकिन हम वहाँ ये उपहार पहुँचा सकते हैं।`,

  codeSent: 'कोड भेज दिया गया है',
  mobileVerified: 'मोबाइल नंबर की पुष्टि हो गई है',

  singleSignOn: {
    unknownSite: 'यह लिंक काम नहीं करता',
    unknownSiteText:
      'जिस साइट ने आपको यहाँ भेजा, उसे हम नहीं जानते। कृपया उस साइट पर वापस जाकर फिर कोशिश करें, या उसकी टीम को बताएँ।',
    failed: 'यह नहीं हो पाया',
    toStore: (shop) => `${shop} पर जाएँ`,
    logOut: (shop) => `${shop} से लॉग आउट करें?`,
    logOutText: (site) =>
      `${site ?? 'दूसरी साइट'} आपको लॉग आउट करना चाहती है। आपका कार्ट और पसंदीदा उपहार आपके खाते में रहेंगे।`,
    logOutButton: 'लॉग आउट करें',
    stay: 'लॉगिन रहें',
  },

  facets: { occasion: 'मौके के हिसाब से', flavour: 'स्वाद के हिसाब से', colour: 'रंग के हिसाब से' },
  home: 'होम',
  allOf: (category) => `${category}: सभी`,
  customerReviews: 'हमारे ग्राहक क्या कहते हैं',
  reviewsOf: (title) => `${title} के रिव्यू`,
  corporateGifts: 'कंपनियों के लिए उपहार',
  findOrder: 'अपना ऑर्डर ढूँढें',
}
