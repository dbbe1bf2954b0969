import type { PointsChangeKind } from '@store/api-client/contract/points'
import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { AccountAreaMessages } from '../../area/AccountAreaMessages.ts'
import { addressFieldsHi, receiverErrorsHi } from './addressFieldsHi.ts'

const failed = 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...'

const grouped = (points: number) => groupIndianDigits(String(Math.abs(points)))

const signed = (points: number) => `${points < 0 ? '−' : ''}${grouped(points)}`

const countries = [
  { code: '91', name: 'भारत' },
  { code: '61', name: 'ऑस्ट्रेलिया' },
  { code: '1', name: 'कनाडा' },
  { code: '49', name: 'जर्मनी' },
  { code: '65', name: 'सिंगापुर' },
  { code: '971', name: 'संयुक्त अरब अमीरात' },
  { code: '44', name: 'यूनाइटेड किंगडम' },
  { code: '1', name: 'अमेरिका' },
]

const titles: Readonly<Record<string, string>> = { 'Mr.': 'श्री', 'Mrs.': 'श्रीमती', 'Ms.': 'सुश्री' }

const pointsKinds: Readonly<Record<PointsChangeKind, string>> = {
  earned: 'कमाए',
  given: 'हमारी ओर से उपहार',
  spent: 'खर्च किए',
  returned: 'लौटाए गए, क्योंकि ऑर्डर रद्द हुआ',
  takenBack: 'वापस लिए गए, क्योंकि ऑर्डर रद्द हुआ',
}

const codeRefusals: Readonly<Record<string, string>> = {
  otp_wrong: 'यह कोड सही नहीं है। कृपया सबसे नया मैसेज देखें।',
  otp_expired: 'इस कोड का समय निकल गया है। कृपया नया कोड मँगाएँ।',
  otp_locked: 'कई बार गलत कोड डाला गया। कृपया नया कोड मँगाएँ।',
  otp_limit: 'बहुत बार कोड मँगाया गया। कृपया थोड़ी देर रुककर कोशिश करें।',
  otp_wait: 'दूसरा कोड मँगाने से पहले थोड़ा रुकिए।',
}

const removalRefusals: Readonly<Record<string, string>> = {
  email_wrong: 'यह इस खाते का ईमेल नहीं है।',
  order_under_way: 'एक ऑर्डर अभी चल रहा है। उसके पहुँचने या रद्द होने के बाद आप खाता हटा सकते हैं।',
}

/** Messages of the account area in Hindi. */
export const accountAreaHi: AccountAreaMessages = {
  layout: {
    account: 'आपका खाता',
    pages: {
      overview: 'आपका खाता',
      orders: 'ऑर्डर',
      favorites: 'पसंदीदा',
      profile: 'प्रोफ़ाइल',
      addresses: 'पते',
      savedCards: 'सहेजे गए कार्ड और UPI',
      points: 'लॉयल्टी पॉइंट',
      notifications: 'सूचनाएँ',
      privacy: 'निजता और सत्र',
    },
    about: {
      overview: 'सब कुछ एक नज़र में',
      orders: 'ऑर्डर कहाँ पहुँचे, और फिर से मँगाना',
      favorites: 'जो उपहार आपको पसंद आए',
      profile: 'नाम, ईमेल और मोबाइल नंबर',
      addresses: 'जहाँ आपके उपहार पहुँचते हैं',
      savedCards: 'आप जिससे भुगतान करते हैं',
      points: 'आपके ऑर्डर से मिले पॉइंट',
      notifications: 'खबरें, और हम आपको क्या भेज सकते हैं',
      privacy: 'आपका डेटा, और आप कहाँ साइन इन हैं',
    },
    hello: (name) => (name === '' ? 'नमस्ते' : `नमस्ते, ${name}`),
    lookUp: 'खाता नहीं है? ऑर्डर नंबर से ऑर्डर देखें',
  },
  section: {
    loading: 'आ रहा है',
    guest: 'अपना खाता देखने के लिए कृपया लॉगिन करें',
    login: 'लॉगिन',
    failed,
    tryAgain: 'फिर से कोशिश करें',
    cancel: 'रहने दें',
    close: 'बंद करें',
    optional: '(वैकल्पिक)',
  },
  profile: {
    heading: 'प्रोफ़ाइल',
    title: 'संबोधन',
    titleOption: (title) => titles[title] ?? title,
    name: 'पूरा नाम',
    noName: 'अभी नाम नहीं है',
    email: 'ईमेल',
    emailNote: 'आप इसी से साइन इन करते हैं, इसलिए यह नहीं बदलता।',
    mobile: 'मोबाइल नंबर',
    noMobile: 'अभी नंबर नहीं है',
    proven: 'पुष्टि हो चुकी है',
    notProven: 'अभी पुष्टि नहीं हुई',
    edit: 'नाम बदलें',
    save: 'सहेजें',
    saved: 'आपकी प्रोफ़ाइल सहेज ली गई है।',
    nameError: (fault) => {
      switch (fault.kind) {
        case 'required':
          return 'यह भरना ज़रूरी है'
        case 'malformed':
          return 'कृपया सही नाम लिखें'
        case 'tooLong':
          return 'यह बहुत लंबा है'
        case 'refused':
          return fault.message
      }
    },
    error: (message) => message || failed,
    prove: 'नंबर की पुष्टि करें',
    changeMobile: 'नंबर बदलें',
    addMobile: 'नंबर जोड़ें',
    countryCode: 'मोबाइल नंबर का देश कोड',
    countries,
    mobileHint: 'हम इस पर एक कोड भेजते हैं, ताकि कूरियर को सही नंबर मिले।',
    sendCode: 'कोड भेजें',
    codeSent: (number) => `हमने ${number} पर ${otpLength} अंकों का कोड भेजा है।`,
    otp: 'वन-टाइम पासवर्ड (OTP)',
    otpHint: 'सबसे नया कोड डालें: हर नया कोड पुराने की जगह लेता है। यह 10 मिनट तक मान्य है।',
    verify: 'नंबर की पुष्टि करें',
    resend: 'कोड फिर से भेजें',
    resendIn: (seconds) => `${seconds} से. में`,
    mobileError: (fault) => {
      switch (fault.kind) {
        case 'mobile':
          return 'कृपया सही मोबाइल नंबर लिखें'
        case 'otp':
          return `${otpLength} अंकों का OTP नंबर लिखें`
        case 'otpMissing':
          return 'OTP लिखना ज़रूरी है'
        case 'refused':
          return codeRefusals[fault.code] ?? (fault.message || failed)
      }
    },
    mobileProven: 'आपके नंबर की पुष्टि हो गई है।',
  },
  addresses: {
    ...addressFieldsHi,
    heading: 'सहेजे गए पते',
    lead: 'सबसे हाल में इस्तेमाल किया गया पता पहले आता है।',
    empty: 'अभी कोई पता नहीं है। एक सहेज लें, अगला ऑर्डर जल्दी होगा।',
    add: 'नया पता',
    edit: 'बदलें',
    editNamed: (name) => `${name} का पता बदलें`,
    remove: 'हटाएँ',
    removeNamed: (name) => `${name} का पता हटाएँ`,
    newAddress: 'नया पता',
    changeAddress: 'पता बदलें',
    countryCode: 'मोबाइल नंबर का देश कोड',
    alternateCountryCode: 'दूसरे मोबाइल नंबर का देश कोड',
    countries,
    cityHint: 'पिनकोड से मिला शहर',
    finding: 'शहर देखा जा रहा है…',
    save: 'पता सहेजें',
    saved: 'पता सहेज लिया गया है।',
    fieldError: (fault) =>
      fault.kind === 'refused' ? fault.message || failed : receiverErrorsHi[fault.fault],
    error: (message) => message || failed,
    removal: {
      title: 'यह पता हटाएँ?',
      question: (name) => `${name} का पता हट जाएगा। दिए जा चुके ऑर्डर में वह बना रहेगा।`,
      remove: 'हटाएँ',
      failed: (message) => message || failed,
    },
  },
  wallet: {
    heading: 'सहेजे गए कार्ड और UPI',
    lead: 'हमारे भुगतान साझेदार के पास सुरक्षित। हम पूरा नंबर कभी नहीं देखते।',
    cards: 'कार्ड',
    handles: 'UPI आईडी',
    noCards: 'कोई कार्ड सहेजा नहीं गया है। भुगतान करते समय आप सहेज सकते हैं।',
    noHandles: 'कोई UPI आईडी सहेजी नहीं गई है। भुगतान करते समय आप सहेज सकते हैं।',
    expires: (month) => `${month} तक मान्य`,
    remove: 'हटाएँ',
    removeNamed: (name) => `${name} हटाएँ`,
    removal: {
      title: 'इसे हटाएँ?',
      question: (name) => `भुगतान के समय ${name} अब नहीं दिखेगा।`,
      remove: 'हटाएँ',
      failed: (message) => message || failed,
    },
  },
  points: {
    locale: 'hi-IN',
    heading: 'लॉयल्टी पॉइंट',
    balance: 'आपके पास हैं',
    worth: (points) => `भुगतान के समय ₹${grouped(points)} के बराबर। हर ऑर्डर पहुँचने पर और मिलते हैं।`,
    count: (points) => `${signed(points)} पॉइंट`,
    change: (points) => `${points < 0 ? '−' : '+'}${grouped(points)}`,
    history: 'इतिहास',
    kind: (kind) => pointsKinds[kind],
    order: (number) => `ऑर्डर ${number}`,
    empty: 'अभी कोई पॉइंट नहीं है। पहला ऑर्डर पहुँचने पर मिलेंगे।',
    continueShopping: 'खरीदारी जारी रखें',
    pages: 'इतिहास के पेज',
    page: (page, pages) => `${pages} में से पेज ${page}`,
    newer: 'नए',
    older: 'पुराने',
  },
  notifications: {
    locale: 'hi-IN',
    heading: 'सूचनाएँ',
    messages: 'संदेश',
    unread: (count) => (count === 0 ? 'सब पढ़ लिए' : `${count} नए`),
    markAllRead: 'सबको पढ़ा हुआ मानें',
    markRead: 'पढ़ा हुआ मानें',
    markReadNamed: (text) => `पढ़ा हुआ मानें: ${text}`,
    isNew: 'नया:',
    empty: 'अभी कुछ नहीं है। आपके ऑर्डर की खबरें यहाँ आएँगी।',
    preferences: 'हम आपको क्या भेज सकते हैं',
    preferencesLead: 'ऑर्डर की खबरों के अलावा सब बंद है, जब तक आप चालू न करें।',
    choice: {
      orderUpdates: 'आपके ऑर्डर की खबरें',
      offers: 'ईमेल पर ऑफ़र',
      texts: 'मोबाइल पर मैसेज',
      reminders: 'याद दिलाना',
    },
    about: {
      orderUpdates: 'ईमेल से। हमेशा चालू: वरना आपको पता नहीं चलेगा कि उपहार कहाँ है।',
      offers: 'नए उपहार और अच्छी कीमतें, कभी-कभी',
      texts: 'डिलीवरी के दिन आपके मोबाइल पर छोटी खबरें',
      reminders: 'जन्मदिन या त्योहार फिर आने से पहले एक संदेश',
    },
    failed: (message) => (message ? `यह नहीं बदला गया। ${message}` : `यह नहीं बदला गया। ${failed}`),
  },
  privacy: {
    locale: 'hi-IN',
    heading: 'निजता और सत्र',
    sessions: 'आप कहाँ साइन इन हैं',
    sessionsLead: 'इनमें से किसी को नहीं पहचानते? उसे साइन आउट कर दें।',
    device: (browser, system) => [browser || 'कोई ब्राउज़र', system].filter((part) => part !== '').join(', '),
    thisOne: 'यही वाला',
    seen: (day) => `आखिरी बार ${day} को`,
    end: 'साइन आउट करें',
    endNamed: (device) => `साइन आउट करें: ${device}`,
    endOthers: 'बाकी सब जगह साइन आउट करें',
    ended: { one: 'वहाँ साइन आउट कर दिया गया।', others: 'बाकी सब जगह साइन आउट कर दिया गया।' },
    failed: (message) => message || failed,
    data: 'आपका डेटा',
    dataLead: 'आपके बारे में हमारे पास जो कुछ है, एक फ़ाइल में।',
    download: 'मेरा डेटा डाउनलोड करें',
    downloaded: 'आपका डेटा आपके डाउनलोड में है।',
    remove: 'अपना खाता हटाएँ',
    removeLead: 'इसे वापस नहीं लाया जा सकता।',
    goes: 'क्या हट जाएगा',
    goesList: [
      'आपका नाम, ईमेल और मोबाइल नंबर',
      'सहेजे गए पते, कार्ड और UPI आईडी',
      'पसंदीदा, कार्ट, संदेश और लॉयल्टी पॉइंट',
      'हर सत्र: आप सब जगह से साइन आउट हो जाएँगे',
    ],
    stays: 'क्या रहेगा',
    staysList: ['हमारे बहीखाते के लिए पुराने ऑर्डर, बिना आपके या पाने वाले के नाम के'],
    beginRemoval: 'मेरा खाता हटाएँ',
    email: 'आपका ईमेल',
    emailHint: 'पुष्टि के लिए इस खाते का ईमेल लिखें',
    confirmRemoval: 'हमेशा के लिए हटाएँ',
    removalError: (fault) => {
      if (fault.kind === 'required') return 'ईमेल लिखना ज़रूरी है'
      return removalRefusals[fault.code] ?? (fault.message || failed)
    },
  },
}
