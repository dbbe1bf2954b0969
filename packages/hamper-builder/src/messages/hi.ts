import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { dateFieldHi, stepBarHi } from '@store/ui/messages/hi'
import type { HamperSelectionError } from '../store/HamperSelection.ts'
import type { HamperMessages } from './HamperMessages.ts'

/** Hindi messages of the builder. */
export const hi: HamperMessages = {
  locale: 'hi-IN',
  price: formatPrice,
  priceLabel: 'कीमत',
  editing: 'आप अपने कार्ट का एक हैंपर बदल रहे हैं',
  startsAt: (price) => `${price} और आपकी चुनी चीज़ें`,
  aboutHamper: 'इस हैंपर के बारे में',
  steps: (title) => `${title} के चरण`,
  stepBar: stepBarHi,
  count: (chosen, max) => `${max} में से ${chosen} चुने गए`,
  range: (min, max) =>
    min === max ? `${min} चुनें` : min === 0 ? `चाहें तो ${max} तक चुनें` : `${min} से ${max} तक चुनें`,
  toChoose: (more) => `${more} और चुनने हैं`,
  review: 'जाँच लें',
  status: (count, toChoose, total) => [count, toChoose, `कुल ${total}`].filter(Boolean).join('। '),
  fault: faultInWords,
  add: 'जोड़ें',
  addLabel: (title) => `${title} जोड़ें`,
  outOfStock: 'स्टॉक में नहीं',
  decrease: (title) => `${title} एक कम करें`,
  increase: (title) => `${title} एक और जोड़ें`,
  quantity: (title) => `${title} की संख्या`,
  pictureFailed: 'तस्वीर नहीं खुली !',
  summary: 'आपका हैंपर',
  nothingYet: 'इसमें अभी कुछ नहीं है',
  chosen: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  remove: 'हटाएँ',
  removeLabel: (title) => `${title} हटाएँ`,
  change: 'बदलें',
  changeLabel: (step) => `${step} बदलें`,
  empty: (title) => title,
  total: 'कुल',
  back: 'पीछे',
  next: 'आगे',
  buyNow: 'अभी खरीदें',
  addToCart: 'कार्ट में डालें',
  save: 'बदलाव सहेजें',
  inCart: 'आपके कार्ट में है',
  bar: 'अब तक आपका हैंपर',
  purchaseFailed: (failure) =>
    failure.kind === 'refused' ? failure.message : 'कुछ गड़बड़ हो गई! कृपया थोड़ी देर बाद कोशिश करें।',
  loadFailed: 'कुछ गड़बड़ हो गई! कृपया थोड़ी देर बाद कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  loading: 'आपका हैंपर आ रहा है',
  whenToDeliver: 'डिलीवरी कब हो?',
  day: 'डिलीवरी का दिन',
  dateField: dateFieldHi,
  earliest: (day) => `${day} से`,
  dateGone: 'वह दिन अब उपलब्ध नहीं है। कृपया दूसरा दिन चुनें।',
  notDeliverable: 'अभी इस जगह पर उपलब्ध नहीं है।',
  changePlace: 'जगह बदलें',
  lacksPincode: 'आगे बढ़ने के लिए पिनकोड चुनें',
  parked: (titles) => `इस दिन और जगह के लिए नहीं मिलेंगे: ${titles.join(', ')}। ये आपकी पसंद में बने रहेंगे।`,
  messageHint: 'यह एक कार्ड पर लिखा जाता है और हैंपर के साथ जाता है।',
  messageKept: 'पहले लिखे शब्द रखने के लिए इसे खाली छोड़ दें।',
  optional: 'वैकल्पिक',
  counter: (used, limit) => `${used}/${limit}`,
  passedBy: 'कुछ नहीं चुना',
}

function faultInWords(fault: HamperSelectionError): string {
  switch (fault.kind) {
    case 'nothing':
      return 'आगे बढ़ने के लिए कृपया कोई चीज़ चुनें'
    case 'mandatory':
      return 'कृपया ज़रूरी चीज़ चुनें'
    case 'mandatoryFrom':
      return `कृपया ${fault.step} में से ज़रूरी चीज़ चुनें`
    case 'tooMany':
      return `एक चरण में ज़्यादा से ज़्यादा ${fault.max} चीज़ें चुन सकते हैं`
    case 'stock':
      return fault.left === 0 ? `${fault.title} स्टॉक में नहीं है।` : `${fault.title} के सिर्फ़ ${fault.left} बचे हैं।`
  }
}
