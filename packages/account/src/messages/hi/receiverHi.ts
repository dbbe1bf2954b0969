import type { ReceiverMessages } from '../ReceiverMessages.ts'
import { addressFieldsHi, receiverErrorsHi } from './addressFieldsHi.ts'

/** Messages of the receiver step in Hindi. */
export const receiverHi: ReceiverMessages = {
  locale: 'hi-IN',
  ...addressFieldsHi,
  deliverTo: 'सहेजे गए पते पर भेजें',
  newAddress: 'नया पता',
  allAddresses: (count) => `सभी ${count} दिखाएँ`,
  addressesLoading: 'आपके सहेजे गए पते आ रहे हैं',
  addressesFailed: 'आपके सहेजे गए पते नहीं आ सके।',
  tryAgain: 'फिर से कोशिश करें',
  who: 'उपहार किसे मिलेगा',
  where: 'कहाँ',
  from: 'आपकी ओर से',
  contactNumberHint: 'सिर्फ़ डिलीवरी के दिन घर ढूँढने के लिए',
  courierNote: 'कूरियर के लिए नोट',
  courierNoteHint: 'गेट, मंज़िल या समय',
  toCountry: (name) => `डिलीवरी: ${name}`,
  senderName: 'आपका नाम',
  message: 'कार्ड पर संदेश',
  counter: (used, most) => `${used} / ${most}`,
  summary: 'आपका ऑर्डर',
  payNote: 'भुगतान का तरीका अगले पेज पर चुनें। उससे पहले कोई पैसा नहीं कटेगा।',
  placeOrder: (total) => `ऑर्डर करें · ${total}`,
  fieldError: (fault) =>
    fault.kind === 'refused' ? (refusals[fault.code] ?? fault.message) : receiverErrorsHi[fault.fault],
  submissionError: (fault) => {
    switch (fault.kind) {
      case 'cartChanged':
        return 'आपका कार्ट बदल गया है। कृपया एक बार फिर देख लें।'
      case 'orderedElsewhere':
        return 'आपने यह ऑर्डर दूसरे टैब में कर दिया है।'
      case 'refused':
        return fault.message
      case 'unreachable':
        return 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...'
    }
  },
  toOrder: 'अपना ऑर्डर देखें',
  toCart: 'कार्ट पर जाएँ',
}

const refusals: Readonly<Record<string, string>> = {
  not_deliverable: 'माफ़ कीजिए, यह उपहार इस जगह पर नहीं पहुँचता',
  city_mismatch: 'यह शहर इस पिनकोड का नहीं है',
}
