import type { ReceiverMessages } from '../ReceiverMessages.ts'

/** The receiver step in Hindi. */
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
  placeOrder: (total) => `ऑर्डर करें · ${total}`,
  fault: (fault) => {
    if (fault.kind === 'refused') return refusals[fault.code] ?? fault.message
    switch (fault.fault) {
      case 'required':
        return 'यह भरना ज़रूरी है'
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
  placingFault: (fault) => {
    switch (fault.kind) {
      case 'cartChanged':
        return 'आपका कार्ट बदल गया है। कृपया एक बार फिर देख लें।'
      case 'refused':
        return fault.message
      case 'unreachable':
        return 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...'
    }
  },
  toCart: 'कार्ट पर जाएँ',
}

const refusals: Readonly<Record<string, string>> = {
  not_deliverable: 'माफ़ कीजिए, यह उपहार इस जगह पर नहीं पहुँचता',
}
