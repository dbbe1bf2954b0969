import type { commonMessages as English } from '../en/commonMessages.ts'

/** Hindi messages common to all pages. */
export const commonMessages: typeof English = {
  skipToContent: 'सीधे पेज पर जाएँ',
  menu: 'मेन्यू',
  menus: 'उपहार',
  all: (title) => `${title}: सभी`,
  login: 'लॉगिन',
  logout: 'लॉगआउट',
  // Short, so that the header fits in one row on a phone.
  hello: (name) => (name === '' ? 'नमस्ते' : `${name} जी`),
  deliverTo: 'डिलीवरी',
  noPlace: 'कहाँ भेजना है?',
  accountLabel: 'आपका खाता',
  orders: 'ऑर्डर',
  favorites: 'पसंदीदा',
  cartLabel: (count) => (count === 0 ? 'कार्ट, खाली' : `कार्ट, ${count} आइटम`),
  added: 'चुना हुआ उपहार कार्ट में जोड़ दिया गया।',
  failed: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...',
  close: 'बंद करें',
  pictureFailed: 'तस्वीर नहीं खुली !',
}
