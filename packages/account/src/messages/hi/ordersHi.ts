import type { CancelError, OrderRefund, OrderStatus, ReorderError } from '@store/api-client/contract/orders'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { GiftReceiptMessages } from '../../orders/messages/GiftReceiptMessages.ts'
import type { GiftsMessages } from '../../orders/messages/GiftsMessages.ts'
import type { InvoiceMessages } from '../../orders/messages/InvoiceMessages.ts'
import type { LookupMessages } from '../../orders/messages/LookupMessages.ts'
import type { OrderActionMessages } from '../../orders/messages/OrderActionMessages.ts'
import type { OrderDetailsMessages } from '../../orders/messages/OrderDetailsMessages.ts'
import type { OrderMessages } from '../../orders/messages/OrderMessages.ts'
import type { OrdersMessages } from '../../orders/messages/OrdersMessages.ts'
import type { UpiMessages } from '../../orders/messages/UpiMessages.ts'
import type { LookupFieldError } from '../../orders/store/LookupState.ts'
import type { LookupField } from '../../orders/store/LookupValues.ts'
import type { OrderUpdate } from '../../orders/store/OrderUpdate.ts'
import { formatDateTimeHi } from './formatDateTimeHi.ts'

const failed = 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...'

const status: Readonly<Record<OrderStatus, string>> = {
  placed: 'ऑर्डर मिल गया',
  confirmed: 'पुष्टि हो गई',
  preparing: 'तैयार हो रहा है',
  outForDelivery: 'डिलीवरी के लिए निकल चुका है',
  delivered: 'पहुँच गया',
  cancelled: 'रद्द',
}

const headings: Readonly<Record<OrderStatus, string>> = {
  placed: 'धन्यवाद! कृपया भुगतान पूरा करें।',
  confirmed: 'सब तय है। आपका उपहार समय पर बन जाएगा।',
  preparing: 'आपका उपहार तैयार हो रहा है।',
  outForDelivery: 'आपका उपहार डिलीवरी के लिए निकल चुका है।',
  delivered: 'आपका उपहार पहुँच गया।',
  cancelled: 'यह ऑर्डर रद्द कर दिया गया।',
}

const cancelFaults: Readonly<Record<CancelError, string>> = {
  cancelled: 'यह ऑर्डर रद्द कर दिया गया।',
  underWay: 'यह तैयार हो रहा है और अब रद्द नहीं हो सकता।',
  delivered: 'यह पहुँच चुका है और अब रद्द नहीं हो सकता।',
  tooLate: 'डिलीवरी का दिन आ गया है: अब यह रद्द नहीं हो सकता।',
  notSignedIn: 'यह ऑर्डर रद्द करने के लिए कृपया लॉगिन करें।',
}

const reorderFaults: Readonly<Record<ReorderError, string>> = {
  gone: 'अब दुकान में नहीं है',
  outOfStock: 'स्टॉक में नहीं',
  changed: 'जो विकल्प चुना गया था वह अब नहीं मिलता',
  full: 'कार्ट में और जगह नहीं है',
  notDeliverable: 'अब उस जगह पर नहीं पहुँचता',
  dayGone: 'जिस दिन के लिए मँगाया था वह अब नहीं मिलता, यह सबसे पहले दिन पहुँचेगा',
}

const orderRefusals: Readonly<Record<string, string>> = {
  order_expired: 'समय पर भुगतान नहीं हुआ, इसलिए यह ऑर्डर रद्द हो गया। कृपया उपहार फिर से मँगाएँ।',
  order_cancelled: 'यह ऑर्डर पहले ही रद्द हो चुका है।',
  order_under_way: cancelFaults.underWay,
  order_delivered: cancelFaults.delivered,
  order_too_late: cancelFaults.tooLate,
}

const deeds: OrderActionMessages = {
  reorder: 'फिर से मँगाएँ',
  cancel: 'ऑर्डर रद्द करें',
  named: (words, number) => `${words} ${number}`,
  cancelError: (why) => cancelFaults[why],
  cancelTitle: 'क्या आप पक्के हैं?',
  cancelQuestion: (number) => `क्या आप ऑर्डर ${number} सचमुच रद्द करना चाहते हैं?`,
  cancelNote: 'कुछ भी नहीं पहुँचाया जाएगा। दिया गया पैसा और खर्च किए गए पॉइंट लौट आएँगे।',
  keepOrder: 'ऑर्डर रहने दें',
  cancelYes: 'ऑर्डर रद्द करें',
  close: 'बंद करें',
  update,
  leftOut: ({ reordered }) => reordered.leftOut.map(({ title, why }) => `${title}: ${reorderFaults[why]}`),
  toCart: 'कार्ट पर जाएँ',
}

function update(told: OrderUpdate): string {
  switch (told.kind) {
    case 'cancelled':
      return 'ऑर्डर रद्द कर दिया गया।'
    case 'paid':
      return 'धन्यवाद। आपके ऑर्डर पर काम शुरू हो रहा है।'
    case 'leftOut':
      return told.reordered.put > 0
        ? 'सब कुछ आपके कार्ट में नहीं डाला जा सका:'
        : 'इसमें से कुछ भी आपके कार्ट में नहीं डाला जा सका:'
    case 'refused':
      return orderRefusals[told.code] ?? told.message
    case 'failed':
      return failed
  }
}

const gift: GiftsMessages = {
  locale: 'hi-IN',
  quantity: (quantity) => `मात्रा ${quantity}`,
  arrives: (day) => `${day} को पहुँचेगा`,
  free: 'मुफ़्त',
  addOns: (title) => `${title} के साथ`,
  parts: (title) => `${title} में क्या है`,
  part: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  attribute: { weight: 'वज़न', pieces: 'संख्या', cakeMessage: 'केक पर संदेश', other: 'आपकी इच्छा' },
  ownPicture: (label) => `आपकी तस्वीर: ${label}`,
  pictureFailed: 'तस्वीर नहीं खुली !',
}

function refundHi({ amount, status: state, at }: OrderRefund): string {
  const price = formatPrice(amount, inr, 'hi-IN')
  switch (state) {
    case 'pending':
      return `हम ${price} उसी खाते में लौटा रहे हैं जिससे आपने भुगतान किया था।`
    case 'accepted':
      return `${formatDateTimeHi(at, 'day')} को ${price} लौटा दिए गए। 5 से 7 कामकाजी दिनों में ये आपके बैंक खाते में दिखेंगे।`
    case 'refused':
      return `${price} अपने आप नहीं लौटाए जा सके। कृपया ऑर्डर नंबर के साथ हमसे संपर्क करें।`
  }
}

/** Messages of the order details in Hindi. */
export const orderDetailsHi: OrderDetailsMessages = {
  locale: 'hi-IN',
  heading: (one, attempt) =>
    attempt === 'processing' ? 'धन्यवाद! हम आपके बैंक के जवाब का इंतज़ार कर रहे हैं।' : headings[one],
  orderNumber: 'ऑर्डर नंबर',
  placed: (at) => `${formatDateTimeHi(at, 'day')} को दिया गया`,
  payment: ({ payment, paidBy, total }) => {
    switch (payment) {
      case 'pending':
        return 'भुगतान बाकी है। भुगतान का तरीका चुनते ही हम उपहार बनाना शुरू करेंगे।'
      case 'onDelivery':
        return `${paidBy}: उपहार पहुँचने पर ${formatPrice(total, inr, 'hi-IN')} चुकाने हैं। अभी कुछ और नहीं करना है।`
      case 'done':
        return 'भुगतान हो गया है। अब कुछ और नहीं करना है।'
      case 'expired':
        return 'समय पर भुगतान नहीं हुआ, इसलिए हमने उपहार छोड़ दिए। खर्च किए गए पॉइंट आपके खाते में लौट आए हैं। आप नीचे से उपहार फिर से मँगा सकते हैं।'
    }
  },
  refund: refundHi,
  refundStep: ({ amount, status: state, at }) => {
    const price = formatPrice(amount, inr, 'hi-IN')
    return state === 'accepted'
      ? `${formatDateTimeHi(at, 'day')} को ${price} लौटाए गए`
      : `${price} लौटाए जा रहे हैं`
  },
  progress: 'कहाँ तक पहुँचा',
  step: status,
  stepAt: (at) => formatDateTimeHi(at, 'hour'),
  stepNow: 'अभी यहाँ है:',
  stepDone: 'हो गया:',
  stepAhead: 'अभी बाकी:',
  gifts: 'क्या और कब',
  gift,
  receiver: 'उपहार किसे मिलेगा',
  card: 'कार्ड पर संदेश',
  noMessage: 'कोई संदेश नहीं लिखा गया।',
  signed: (senderName) => `${senderName} की ओर से`,
  courierNote: (note) => `कूरियर के लिए: ${note}`,
  bill: 'बिल',
  total: 'कुल',
  shownIn: (code) => `${code} में, उस दिन की दर पर`,
  about: (amount) => `लगभग ${amount}`,
  continueShopping: 'खरीदारी जारी रखें',
}

const upiHi: UpiMessages = {
  heading: 'UPI से भुगतान करें',
  scan: (total) => `अपने फ़ोन के किसी भी UPI ऐप से यह कोड स्कैन करें और ${total} का भुगतान मंज़ूर करें।`,
  open: (total) => `अपना UPI ऐप खोलें, ${total} का भुगतान मंज़ूर करें और यहाँ लौट आएँ।`,
  code: (total) => `UPI से ${total} चुकाने का QR कोड`,
  openApp: 'UPI ऐप खोलें',
  openDemo: 'नकली UPI ऐप खोलें',
  timeLeft: 'भुगतान के लिए बचा समय:',
  minutesLeft: (minutes) => `भुगतान के लिए ${minutes} मिनट बचे हैं`,
  timeUp: 'भुगतान का समय पूरा हो गया। हम देख रहे हैं कि आपका भुगतान आया या नहीं।',
  waiting: 'आपके भुगतान का इंतज़ार है। यह पेज खुद अपडेट हो जाएगा।',
  notReceived: 'आपका भुगतान अभी नहीं आया है। मंज़ूर करने के बाद इसमें एक मिनट तक लग सकता है।',
  paid: 'मैंने भुगतान कर दिया है',
}

/** Messages of the order page in Hindi. */
export const orderPageHi: OrderMessages = {
  locale: 'hi-IN',
  details: orderDetailsHi,
  actions: deeds,
  pay: 'भुगतान बाकी है',
  payText: (total) => `एक कदम और: चुनें कि ${total} कैसे चुकाएँगे, फिर उपहार बनेगा।`,
  payBy: (at) => `कृपया ${formatDateTimeHi(at, 'hour')} तक चुनें। उसके बाद यह ऑर्डर रद्द हो जाएगा।`,
  payTimeUp: 'भुगतान का समय खत्म हो गया है। अगर भुगतान नहीं मिला, तो यह ऑर्डर रद्द हो जाएगा।',
  payLegend: 'आप कैसे भुगतान करना चाहेंगे?',
  payButton: (total) => `पुष्टि करें · ${total}`,
  waiting: 'बैंक के जवाब का इंतज़ार है',
  waitingText:
    'आपके बैंक ने अभी भुगतान की पुष्टि नहीं की है। इसमें अक्सर एक मिनट से कम लगता है, और यह पेज खुद अपडेट हो जाएगा।',
  checkNow: 'अभी जाँचें',
  payAnotherWay: 'दूसरे तरीके से भुगतान करें',
  upi: upiHi,
  notPaidYet: 'इस ऑर्डर का भुगतान अभी नहीं हुआ है।',
  paymentFailed: 'भुगतान पूरा नहीं हुआ। फिर से कोशिश करें या भुगतान का दूसरा तरीका चुनें।',
  checkPayment: 'मैं भुगतान कर चुका/चुकी हूँ',
  noMethod: 'उपहार बनाने से पहले हम भुगतान के लिए आपको फ़ोन करेंगे।',
  giftReceipt: 'उपहार रसीद',
  invoice: 'इनवॉइस',
  toOrders: 'मेरे सभी ऑर्डर',
  guest: 'यह ऑर्डर किसी खाते का है',
  guestText: 'कृपया उसी ईमेल से लॉगिन करें जिससे यह ऑर्डर दिया गया था।',
  login: 'लॉगिन',
  toLookup: 'बिना खाते के खोजें',
  gone: 'आपके खाते में ऐसा कोई ऑर्डर नहीं है।',
  loading: 'आपका ऑर्डर आ रहा है',
  failed,
  tryAgain: 'फिर से कोशिश करें',
}

/** Messages of the order list in Hindi. */
export const ordersHi: OrdersMessages = {
  locale: 'hi-IN',
  heading: 'आपके ऑर्डर',
  count: (count) => `${count} ऑर्डर`,
  actions: deeds,
  status,
  paymentPending: 'भुगतान बाकी है',
  paymentExpired: 'समय पर भुगतान नहीं हुआ',
  number: 'ऑर्डर नंबर',
  placed: 'दिया गया',
  placedAt: (at) => formatDateTimeHi(at, 'day'),
  delivery: 'डिलीवरी',
  deliveryDays: (days) => (days.length > 2 ? `${days[0]} से ${days.at(-1)}` : days.join(' और ')),
  total: 'कुल',
  gift: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  more: (count) => `और ${count}`,
  view: 'ऑर्डर देखें',
  pictureFailed: 'तस्वीर नहीं खुली !',
  pages: 'ऑर्डर के पेज',
  page: (page, pages) => `${pages} में से पेज ${page}`,
  newer: 'नए ऑर्डर',
  older: 'पुराने ऑर्डर',
  empty: 'अभी कोई ऑर्डर नहीं है। पहला उपहार चुनना सबसे मुश्किल होता है, और देना सबसे अच्छा।',
  continueShopping: 'खरीदारी जारी रखें',
  beyond: 'इतने पुराने ऑर्डर नहीं हैं।',
  toFirst: 'सबसे नए ऑर्डर',
  guest: 'अपने ऑर्डर देखने के लिए कृपया लॉगिन करें',
  login: 'लॉगिन',
  toLookup: 'बिना खाते के ऑर्डर खोजें',
  loading: 'आपके ऑर्डर आ रहे हैं',
  failed,
  tryAgain: 'फिर से कोशिश करें',
}

/** Messages of the gift receipt in Hindi. */
export const giftReceiptHi: GiftReceiptMessages = {
  heading: 'आपके लिए एक उपहार',
  forName: (name) => `${name} के लिए`,
  from: (senderName) => `${senderName} की ओर से`,
  card: 'संदेश',
  gifts: 'अंदर क्या है',
  gift,
  orderNumber: 'ऑर्डर नंबर',
  help: 'कुछ ठीक नहीं है? हमें यह नंबर बताइए, हम मदद करेंगे।',
  print: 'प्रिंट करें',
  back: 'ऑर्डर पर वापस जाएँ',
}

/** Messages of the order lookup in Hindi. */
export const orderLookupHi: LookupMessages = {
  heading: 'अपना ऑर्डर खोजें',
  intro: 'खाते की ज़रूरत नहीं: ऑर्डर का नंबर और जिस ईमेल से ऑर्डर दिया था वह बताइए, हम एक कोड भेजेंगे।',
  number: 'ऑर्डर नंबर',
  numberHint: 'यह MG- से शुरू होता है और हमारे भेजे ईमेल में लिखा है',
  email: 'ईमेल',
  emailHint: 'जिससे ऑर्डर दिया गया था',
  send: 'कोड भेजें',
  sent: (email) => `अगर ऐसा कोई ऑर्डर है, तो ${otpLength} अंकों का कोड ${email} पर भेजा जा रहा है।`,
  code: 'वन-टाइम पासवर्ड (OTP)',
  codeHint: 'सबसे नया कोड डालें: हर नया कोड पुराने की जगह लेता है। यह 10 मिनट तक मान्य है।',
  look: 'मेरा ऑर्डर दिखाएँ',
  change: 'नंबर या ईमेल बदलें',
  notReceived: 'ईमेल नहीं आया? स्पैम फ़ोल्डर देखें, और नंबर व ईमेल जाँच लें।',
  resend: 'कोड फिर से भेजें',
  resendIn: (seconds) => `${seconds} से. में`,
  resent: 'नया कोड भेज दिया गया है।',
  mayResend: 'अब आप दूसरा कोड मँगा सकते हैं।',
  fieldError,
  error: (failure) =>
    failure.kind === 'refused'
      ? (codeRefusals[failure.code] ?? failure.message)
      : 'कुछ गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें या पेज को रीफ़्रेश करें।',
  another: 'दूसरा ऑर्डर खोजें',
  details: orderDetailsHi,
}

function fieldError(field: LookupField, found: LookupFieldError): string {
  if (found.kind === 'refused') return codeRefusals[found.code] ?? found.message
  switch (field) {
    case 'number':
      return 'यह भरना ज़रूरी है'
    case 'email':
      return found.kind === 'missing' ? 'ईमेल लिखना ज़रूरी है' : 'ईमेल सही नहीं है'
    case 'code':
      return found.kind === 'missing' ? 'OTP लिखना ज़रूरी है' : `${otpLength} अंकों का OTP नंबर लिखें`
  }
}

const codeRefusals: Readonly<Record<string, string>> = {
  otp_wrong: 'यह कोड सही नहीं है। कृपया सबसे नया ईमेल देखें।',
  otp_expired: 'इस कोड का समय निकल गया है। कृपया नया कोड मँगाएँ।',
  otp_locked: 'कई बार गलत कोड डाला गया। कृपया नया कोड मँगाएँ।',
  otp_limit: 'बहुत बार कोड मँगाया गया। कृपया थोड़ी देर रुककर कोशिश करें।',
  otp_wait: 'दूसरा कोड मँगाने से पहले थोड़ा रुकिए।',
}

const withRate = (name: string) => (rate?: number) => (rate === undefined ? name : `${rate}% की दर से ${name}`)

/** Messages of the tax invoice in Hindi. */
export const invoiceHi: InvoiceMessages = {
  heading: 'टैक्स इनवॉइस',
  number: 'इनवॉइस नंबर',
  date: 'तारीख',
  day: (at) => formatDateTimeHi(at, 'day'),
  order: 'ऑर्डर नंबर',
  seller: 'विक्रेता',
  gstin: (gstin) => `GSTIN ${gstin}`,
  buyer: 'खरीदार',
  placeOfSupply: 'आपूर्ति का स्थान',
  gifts: 'उपहार',
  details: (hsn, quantity, value) =>
    [...(hsn === '' ? [] : [`HSN ${hsn}`]), `मात्रा ${quantity}`, `मूल्य ${value}`].join(' · '),
  taxable: 'कर योग्य मूल्य',
  cgst: withRate('CGST'),
  sgst: withRate('SGST/UTGST'),
  igst: withRate('IGST'),
  lineTotal: 'कुल',
  sums: 'सभी उपहार',
  total: 'कुल भुगतान',
  note: 'कीमतों में टैक्स शामिल है। हर उपहार के कुल में डिलीवरी शुल्क और छूट का उसका हिस्सा शामिल है।',
  reverseCharge: 'टैक्स रिवर्स चार्ज पर देय नहीं है।',
  cancelled: (number, at) =>
    `यह ऑर्डर रद्द हो गया था। ${formatDateTimeHi(at, 'day')} का क्रेडिट नोट ${number} इस इनवॉइस को निरस्त करता है।`,
  print: 'प्रिंट करें',
  back: 'ऑर्डर पर वापस जाएँ',
}
