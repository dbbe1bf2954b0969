import type { ApiError } from '@store/api-client/contract/problem'
import type { GeolocationErrorKind } from '../store/GeolocationResult.ts'
import type { DeliveryLocationMessages, PlaceSummary } from './DeliveryLocationMessages.ts'

const formatPlace = ({ area, city, pincode }: PlaceSummary) =>
  [area, city, pincode].filter(Boolean).join(', ')

/** Hindi messages of the box. */
export const hi: DeliveryLocationMessages = {
  heading: 'डिलीवरी की जगह चुनें',
  sheetTitle: 'डिलीवरी की जगह लिखें',
  close: 'बंद करें',
  pincodeLabel: 'पिनकोड',
  pincodeHint: '6 अंक, जैसे 560001',
  postalCodeLabel: 'डाक कोड',
  placeLabel: 'शहर, इलाका या पिनकोड',
  placeAbroadLabel: 'शहर या डाक कोड',
  placeHint: 'जैसे कोरमंगला या 560034',
  notDeliverable: 'डिलीवरी नहीं होती',
  suggestions: (count) => `${count} सुझाव`,
  searching: 'जगहें खोजी जा रही हैं',
  noPlace: 'ऐसा कोई पता नहीं मिला।',
  noCity: 'कोई शहर नहीं मिला',
  failed: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  check: 'जाँचें',
  checking: 'पिनकोड जाँचा जा रहा है',
  checkingPlace: 'जगह जाँची जा रही है',
  found: formatPlace,
  notAvailable: 'अभी इस जगह पर उपलब्ध नहीं है।',
  checkAvailable: 'उपलब्ध उपहार देखें',
  otherGifts: 'यहाँ पहुँचने वाले उपहार देखें',
  pictureFailed: 'तस्वीर नहीं खुली !',
  missingField: (mark) =>
    ({
      city: 'आगे बढ़ने के लिए शहर चुनें',
      pincode: 'आगे बढ़ने के लिए पिनकोड चुनें',
      place: 'आगे बढ़ने के लिए डिलीवरी की जगह चुनें',
      field: 'यह भरना ज़रूरी है',
    })[mark],
  useMyLocation: 'मेरी जगह पता करें',
  myLocationHint: 'आपका ब्राउज़र पहले आपसे पूछता है, और हम आपकी जगह सहेजते नहीं।',
  locating: 'सबसे नज़दीकी जगह खोजी जा रही है',
  nearest: (place) => `सबसे नज़दीकी जगह यह मिली: ${formatPlace(place)}।`,
  changePlace: 'यह नहीं? बदलें',
  savedAddresses: 'सहेजे गए पते',
  selectAddress: 'पता चुनें',
  allAddresses: (count) => `सभी ${count} पते दिखाएँ`,
  loadingAddresses: 'आपके पते आ रहे हैं',
  noAddresses: 'आपने अभी कोई पता नहीं सहेजा है।',
  address: {
    home: 'घर',
    office: 'दफ़्तर',
    others: 'अन्य',
    checking: 'डिलीवरी जाँची जा रही है…',
    unavailable: 'इस जगह पर डिलीवरी नहीं होती',
  },
  limitedCities: 'कुछ ही शहरों में उपलब्ध',
  searchCity: 'शहर खोजें',
  cityCount: (count) => `${count} शहर`,
  slotLabel: 'सबसे जल्दी डिलीवरी:',
  slot: (offsetDays, start, end) => `${offsetDays === 0 ? 'आज' : 'कल'} ${start}:00 - ${end}:00`,
  slotLoading: 'डिलीवरी का अगला समय पता किया जा रहा है',
  country: 'देश',
  leavingTitle: 'डिलीवरी की जगह बदलें?',
  leaving: (to) => `आपके कार्ट के ये उपहार ${to || 'वहाँ'} नहीं पहुँच सकते:`,
  leave: 'जगह बदलें',
  stay: (city) => (city ? `${city} ही रखें` : 'मेरी जगह ही रखें'),
  deliverTo: (place) => `डिलीवरी: ${formatPlace(place)}`,
  error: (fault) => {
    switch (fault.kind) {
      case 'malformed':
        return malformed[fault.wanted]
      case 'noPlace':
        return 'ऐसा कोई पता नहीं मिला।'
      case 'several':
        return 'आपका मतलब किस जगह से है? सूची में से एक चुनें।'
      case 'position':
        return positionTexts[fault.why](fault.brandName)
      case 'failed':
        return failureText(fault.failure)
    }
  },
}

const malformed = {
  pincode: '6 अंकों का पिनकोड लिखें',
  postalCode: '3 से ज़्यादा अक्षरों का डाक कोड लिखें',
  place: 'शहर, इलाका या 6 अंकों का पिनकोड लिखें',
}

const positionTexts: Readonly<Record<GeolocationErrorKind, (brand: string) => string>> = {
  denied: (brand) => `आपने ${brand} को अपनी जगह देखने से रोका है। इसे इस्तेमाल करने के लिए ब्राउज़र में जगह की सेटिंग बदलें।`,
  unavailable: () => 'जगह की जानकारी उपलब्ध नहीं है।',
  timeout: () => 'आपकी जगह पता करने में बहुत समय लग गया।',
  unknown: () => 'कोई अनजानी गड़बड़ हो गई।',
  unsupported: () => 'आपका ब्राउज़र जगह नहीं बता सकता।',
}

function failureText(failure: ApiError): string {
  switch (failure.kind) {
    case 'network':
      return 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।'
    case 'invalidResponse':
      return lookupTexts[failure.status] ?? wentWrong
    case 'refused':
      return codeTexts[failure.code] ?? (isWrong(failure.status) ? wentWrong : failure.message)
    case 'encryption':
      return wentWrong
  }
}

const wentWrong = 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें'

/** Messages of API error codes, for any HTTP status. */
const codeTexts: Readonly<Record<string, string>> = {
  nowhere: 'जगह की जानकारी उपलब्ध नहीं है।',
  unknown_city: hi.noCity,
}

const isWrong = (status: number) => [400, 401, 403, 404].includes(status)

const lookupTexts: Readonly<Record<number, string>> = {
  500: 'सर्वर में गड़बड़ी: सर्वर पर कुछ गलत हो गया।',
  503: 'सेवा उपलब्ध नहीं: सर्वर अभी काम नहीं कर रहा।',
}
