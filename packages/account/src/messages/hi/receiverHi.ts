import type { ReceiverMessages } from '../ReceiverMessages.ts'

/** Messages of the receiver step in Hindi. */
export const receiverHi: ReceiverMessages = {
  deliverTo: 'सहेजे गए पते पर भेजें',
  newAddress: 'नया पता',
  allAddresses: (count) => `सभी ${count} दिखाएँ`,
  addressesLoading: 'आपके सहेजे गए पते आ रहे हैं',
  addressesFailed: 'आपके सहेजे गए पते नहीं आ सके।',
  tryAgain: 'फिर से कोशिश करें',
  who: 'उपहार किसे मिलेगा',
  where: 'कहाँ',
  from: 'आपकी ओर से',
  title: 'संबोधन',
  fullName: 'पूरा नाम',
  contactNumber: 'मोबाइल नंबर',
  contactNumberHint: 'सिर्फ़ डिलीवरी के दिन घर ढूँढने के लिए',
  alternateContactNumber: 'दूसरा मोबाइल नंबर',
  alternateHint: 'पहला नंबर न लगने पर ही कॉल करेंगे',
  addressType: 'पते का प्रकार',
  addressTypes: { home: 'घर', office: 'दफ़्तर', other: 'अन्य' },
  courierNote: 'कूरियर के लिए नोट',
  courierNoteHint: 'कोई पहचान, गेट या समय',
  address: 'पता',
  addressHint: 'मकान या फ़्लैट, सड़क और इलाका',
  pincode: 'पिनकोड',
  postalCode: 'डाक कोड',
  toCountry: (name) => `डिलीवरी: ${name}`,
  city: 'शहर',
  senderName: 'आपका नाम',
  message: 'कार्ड पर संदेश',
  optional: '(वैकल्पिक)',
  counter: (used, most) => `${used} / ${most}`,
  summary: 'आपका ऑर्डर',
  payNote: 'भुगतान का तरीका अगले पेज पर चुनें। उससे पहले कोई पैसा नहीं कटेगा।',
  placeOrder: (total) => `ऑर्डर करें · ${total}`,
  fieldError: (fault) => {
    if (fault.kind === 'refused') return refusals[fault.code] ?? fault.message
    switch (fault.fault) {
      case 'required':
        return 'यह भरना ज़रूरी है'
      case 'name':
        return 'कृपया सही नाम लिखें'
      case 'mobile':
        return 'कृपया सही मोबाइल नंबर लिखें'
      case 'pincode':
        return '6 अंकों का पिनकोड लिखें'
      case 'postalCode':
        return 'सही डाक कोड लिखें'
      case 'tooLong':
        return 'यह बहुत लंबा है'
    }
  },
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
