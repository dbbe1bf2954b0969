import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import { captchaHi } from '@store/ui/messages/hi'
import type { CorporateMessages } from './CorporateMessages.ts'
import type { EnquiryMessages } from './EnquiryMessages.ts'
import type { LandingMessages } from './LandingMessages.ts'
import type { RecipientListMessages } from './RecipientListMessages.ts'

const pieces = (count: number) => groupIndianDigits(String(count))

const failed = 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...'

const landing: LandingMessages = {
  enquire: 'पूछताछ करें',
  gifts: 'हमारे उपहार',
  clients: 'हम इन कंपनियों के लिए काम करते हैं',
  testimonials: 'वे क्या कहते हैं',
  gallery: 'हमारी कार्यशाला से',
  steps: 'यह कैसे होता है',
  contact: 'बताइए, आपके मन में क्या है',
  write: 'फ़ॉर्म नहीं खुल रहा? इस पते पर लिखें',
  pictureFailed: 'तस्वीर नहीं खुली !',
  carousel: 'कैरोसेल',
  previous: 'पिछला',
  next: 'अगला',
  link: (link) => {
    switch (link.kind) {
      case 'none':
        return ''
      case 'confirming':
        return 'आपकी पूछताछ की पुष्टि हो रही है'
      case 'confirmed':
        return `धन्यवाद। आपकी पूछताछ ${link.reference} की पुष्टि हो गई है; हम एक कार्य-दिवस में फ़ोन या ईमेल करेंगे।`
      case 'gone':
        return 'यह लिंक अब मान्य नहीं है। कृपया पूछताछ फिर से भेजें।'
      case 'failed':
        return failed
    }
  },
  retry: 'फिर से कोशिश करें',
}

const enquiry: EnquiryMessages = {
  locale: 'hi-IN',
  title: 'कंपनी के लिए पूछताछ',
  close: 'बंद करें',
  loading: 'फ़ॉर्म आ रहा है',
  loadFailed: failed,
  tryAgain: 'फिर से कोशिश करें',
  name: 'नाम',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल',
  quantity: 'कितने चाहिए',
  minimum: (count) => `यह उपहार कम से कम ${pieces(count)} का बनता है`,
  company: 'कंपनी का नाम',
  product: 'कौन सा उपहार सोचा है',
  anyProduct: 'अभी तय नहीं',
  otherProduct: (href) => `${href} वाला उपहार`,
  optional: '(वैकल्पिक)',
  estimate: ({ quantity, each, total, percentOff }, price) =>
    `${pieces(quantity)} के लिए लगभग ${price(total)}, हर एक ${price(each)}${
      percentOff > 0 ? ` (इतने पर ${percentOff}% की छूट)` : ''
    }`,
  estimateNote: 'यह अनुमान है, टैक्स और डिलीवरी के बिना। हमारा लिखित प्रस्ताव ही मान्य होगा।',
  captcha: 'तस्वीर के अक्षर',
  captchaHint: 'चार अक्षर या अंक; छोटे और बड़े अक्षर बराबर हैं',
  captchaAlt: 'लिखने के लिए चार अक्षर या अंक',
  captchaImage: captchaHi,
  byMail: 'पढ़ नहीं पा रहे? ईमेल पर लिंक मँगाएँ',
  byMailNote: 'हम आपके ईमेल पर एक लिंक भेजते हैं। उसे खोलते ही आपकी पूछताछ दर्ज हो जाती है।',
  byPicture: 'तस्वीर से ही करें',
  website: 'इसे खाली छोड़ें',
  addList: 'पाने वालों की सूची जोड़ें (CSV)',
  listed: (rows) => `साथ में ${rows} पाने वालों की सूची है`,
  submit: 'पूछताछ भेजें',
  fieldError: (fault) => {
    switch (fault) {
      case 'name':
        return 'कृपया सही नाम लिखें'
      case 'mobile':
        return 'फ़ोन नंबर 10 अंकों का होना चाहिए*'
      case 'email':
        return 'कृपया सही ईमेल पता लिखें'
      case 'quantity':
        return 'संख्या खाली नहीं छोड़ सकते'
      case 'notWhole':
        return 'कृपया पूरी संख्या लिखें, जैसे 50'
      case 'tooMany':
        return 'कृपया ज़्यादा से ज़्यादा 1,00,000 की संख्या लिखें'
      case 'company':
        return 'कृपया कंपनी का सही नाम लिखें'
      case 'captcha':
        return 'कृपया सही कैप्चा कोड लिखें'
    }
  },
  submissionError: (fault) => {
    switch (fault.kind) {
      case 'list':
        return fault.faulty === 0
          ? 'पाने वालों की सूची अभी जाँची नहीं गई। जाँचने के लिए उसे खोलें, या हटा दें।'
          : `सूची की ${fault.faulty} पंक्तियाँ ठीक करें, या सूची हटा दें।`
      case 'refused':
        return fault.message
      case 'unreachable':
        return failed
    }
  },
  sent: 'धन्यवाद! आपकी पूछताछ हमें मिल गई।',
  reference: 'संदर्भ संख्या',
  next: (awaitsLink, email) =>
    awaitsLink
      ? `${email} पर भेजा गया लिंक खोलें: उसके बाद आपकी पूछताछ दर्ज होगी।`
      : `हम एक कार्य-दिवस में फ़ोन या ईमेल करेंगे। इसकी एक प्रति ${email} पर भेजी जा रही है।`,
  again: 'फिर से भेजें',
}

const names = { name: 'नाम', phone: 'फ़ोन', pincode: 'पिनकोड', message: 'संदेश' } as const

const list: RecipientListMessages = {
  heading: 'पाने वाले',
  help: 'हर एक के लिए एक पंक्ति: नाम, फ़ोन, पिनकोड और चाहें तो 50 अक्षरों तक का संदेश। ज़्यादा से ज़्यादा 500 पंक्तियाँ।',
  file: 'CSV फ़ाइल',
  fileHint: 'ज़्यादा से ज़्यादा 256 KB। केवल CSV; स्प्रेडशीट में "Save as, CSV" चुनें',
  choose: 'फ़ाइल चुनें',
  drop: 'या यहाँ छोड़ें',
  paste: 'या पंक्तियाँ यहाँ पेस्ट करें',
  pasteExample: 'Asha Menon,9876543210,560001,Thank you - from all of us!',
  read: 'पंक्तियाँ जाँचें',
  importError: (refusal) => {
    switch (refusal.kind) {
      case 'empty':
        return 'इसमें कोई पंक्ति नहीं है। हर पंक्ति में नाम, फ़ोन और पिनकोड चाहिए।'
      case 'tooMany':
        return `इसमें ${refusal.count} पंक्तियाँ हैं। एक सूची में 500 तक हो सकती हैं। बाकी को दूसरी पूछताछ के साथ भेजें।`
      case 'wrongType':
        return 'यह CSV फ़ाइल नहीं है। अपनी स्प्रेडशीट को CSV में सहेजकर फिर से चुनें।'
      case 'tooLarge':
        return 'फ़ाइल 256 KB से छोटी होनी चाहिए'
    }
  },
  checking: 'पिनकोड जाँचे जा रहे हैं',
  checkFailed: 'पिनकोड जाँचे नहीं जा सके।',
  tryAgain: 'फिर से कोशिश करें',
  summary: (rows, faulty) =>
    faulty === 0 ? `${rows} पंक्तियाँ, सब सही` : `${rows} में से ${rows - faulty} पंक्तियाँ सही, ${faulty} ठीक करनी हैं`,
  table: 'पाने वाले',
  row: 'पंक्ति',
  field: (field) => names[field],
  cell: (field, row) => `पंक्ति ${row} का ${names[field]}`,
  fieldError: (field, fault) => {
    switch (fault) {
      case 'required':
        return 'यह भरना ज़रूरी है'
      case 'tooLong':
        return field === 'message' ? 'ज़्यादा से ज़्यादा 50 अक्षर' : 'ज़्यादा से ज़्यादा 60 अक्षर'
      case 'phone':
        return 'फ़ोन नंबर 10 अंकों का होना चाहिए*'
      case 'pincode':
        return '6 अंकों का पिनकोड लिखें'
      case 'unknownPincode':
        return 'ऐसा कोई पिनकोड नहीं है'
      case 'signs':
        return 'केवल अक्षर, अंक, स्पेस और - _ @ ( ) ! / &'
    }
  },
  showFaulty: 'ठीक करने वाली पंक्तियाँ',
  showAll: 'सभी पंक्तियाँ',
  page: (page, pages) => `${pages} में से पेज ${page}`,
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  download: 'CSV में डाउनलोड करें',
  fileName: 'recipients.csv',
  remove: 'सूची हटाएँ',
  privacy: 'यह सूची आपकी पूछताछ के साथ जाती है और किसी और काम में नहीं आती।',
}

/** Hindi messages of the corporate page, with its form and list. */
export const hi: Required<CorporateMessages> = {
  landing,
  enquiry,
  list,
}
