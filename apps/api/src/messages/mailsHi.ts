import type { ServerMessages } from './ServerMessages.ts'

/** Hindi messages of mails and text messages. */
export const mailsHi: ServerMessages['mails'] = {
  pagePath: (path) => `/hi${path}`,
  greeting: (name) => `नमस्ते ${name},`,

  codeSubject: (code, shop) => `${code} आपका ${shop} कोड है`,
  codeHeading: 'आपका वन-टाइम पासवर्ड',
  codeText: (code) => `आपका वन-टाइम पासवर्ड ${code} है।`,
  codeValidity: (minutes) =>
    `यह ${minutes} मिनट तक और सिर्फ़ आपके सबसे नए अनुरोध के लिए मान्य है। अगर आपने इसे नहीं मँगाया, तो इस ईमेल पर ध्यान न दें।`,
  codeSms: (code, shop, minutes) => `${code} आपका ${shop} कोड है। यह ${minutes} मिनट तक मान्य है।`,

  orderStatus: {
    placed: (number) => `आपका ऑर्डर ${number} मिल गया है।`,
    confirmed: (number) => `आपका ऑर्डर ${number} पक्का हो गया है।`,
    preparing: (number) => `आपका ऑर्डर ${number} तैयार हो रहा है।`,
    outForDelivery: (number) => `आपका ऑर्डर ${number} रास्ते में है।`,
    delivered: (number) => `आपका ऑर्डर ${number} पहुँच गया है।`,
    cancelled: (number) => `आपका ऑर्डर ${number} रद्द हो गया है।`,
  },
  orderHeadings: {
    placed: 'आपके ऑर्डर के लिए धन्यवाद',
    confirmed: 'आपका ऑर्डर पक्का हो गया है',
    preparing: 'हम आपके उपहार बना रहे हैं',
    outForDelivery: 'आपका ऑर्डर रास्ते में है',
    delivered: 'आपका ऑर्डर पहुँच गया है',
    cancelled: 'आपका ऑर्डर रद्द हो गया है',
  },
  nextSteps: {
    confirmed: 'हम आपके उपहार आपके चुने हुए दिन के लिए बनाएँगे।',
    preparing: 'अब इसे रद्द नहीं किया जा सकता।',
    outForDelivery: 'हम पाने वाले को आपके दिए हुए नंबर पर फ़ोन करेंगे।',
    delivered: 'हमारे साथ उपहार भेजने के लिए धन्यवाद।',
    cancelled: 'आपने जो पॉइंट इस्तेमाल किए थे, वे आपके खाते में लौट आए हैं, और आपका भुगतान उसी तरीके से लौटा दिया जाएगा।',
  },
  orderSubject: (number, shop) => `आपका ${shop} ऑर्डर ${number}`,
  paymentPending: (number, payBy) =>
    `आपका ऑर्डर ${number} हमें मिल गया है। भुगतान बाकी है: ${
      payBy === undefined
        ? 'कृपया भुगतान का तरीका चुनें।'
        : `कृपया ${payBy} तक भुगतान का तरीका चुनें। उसके बाद ऑर्डर रद्द हो जाएगा।`
    } इसके होते ही हम आपके उपहारों पर काम शुरू कर देंगे।`,
  choosePayment: 'भुगतान का तरीका चुनें',
  seeOrder: 'अपना ऑर्डर देखें',
  seeInvoice: 'आपका इनवॉइस',
  notPaidInTime:
    'इसका भुगतान समय पर नहीं हुआ, इसलिए हमने उपहार छोड़ दिए। आपने जो पॉइंट इस्तेमाल किए थे, वे आपके खाते में लौट आए हैं, और आप ऑर्डर के पेज से फिर से ऑर्डर कर सकते हैं।',
  refundSubject: (number, shop) => `${shop}: ऑर्डर ${number} का रिफ़ंड`,
  refundHeading: 'आपका रिफ़ंड',
  refundText: (amount, number) =>
    `हम ऑर्डर ${number} के ${amount} उसी खाते में लौटा रहे हैं, जिससे आपने भुगतान किया था। आपका बैंक इसे 5 से 7 कार्य दिवसों में दिखाएगा।`,
  pointsEarned: (points) => `इससे आपको ${points} पॉइंट मिले।`,
  gifts: 'उपहार',
  bill: 'बिल',
  total: 'कुल',
  free: 'मुफ़्त',
  deliveredTo: 'डिलीवरी का पता',
  cardMessage: 'कार्ड पर संदेश',
  from: (sender) => `${sender} की ओर से`,

  verificationHeading: 'क्या यह ऑर्डर आपका है?',
  verificationText: (number) =>
    `ऑर्डर ${number} इस ईमेल पते से दिया गया था। अगर यह आपने दिया है, तो इसे देखने के लिए लॉगिन करें।`,
  verificationLink: 'ऑर्डर देखें',
  verificationHint:
    'लॉगिन करते समय मिलने वाले कोड से आपके पते की पुष्टि होती है, और हम आपको ऑर्डर की जानकारी ईमेल से भेजेंगे। अगर यह आपका नहीं है, तो इस ईमेल पर ध्यान न दें।',

  deletionSubject: (shop) => `आपका ${shop} खाता हटा दिया गया है`,
  deletionHeading: 'आपका खाता हटा दिया गया है',
  deletionText:
    'आपका खाता और उसकी जानकारी हटा दी गई है। कानून के अनुसार हम पुराने ऑर्डर आपके नाम और पते के बिना रखते हैं।',

  enquirySubject: (reference, shop) => `आपकी ${shop} पूछताछ ${reference}`,
  enquiryHeading: 'आपकी पूछताछ हमें मिल गई है',
  enquiryText: (reference) =>
    `आपकी पूछताछ ${reference} के लिए धन्यवाद। हम एक कामकाजी दिन के अंदर आपको फ़ोन या ईमेल करेंगे।`,
  enquiryTitle: 'आपकी पूछताछ',
  enquiryCompany: (company) => `कंपनी: ${company}`,
  enquiryMobile: (mobile) => `मोबाइल: ${mobile}`,
  enquiryQuantity: (quantity) => `मात्रा: ${quantity}`,
  enquiryGift: (url) => `उपहार: ${url}`,
  enquiryRecipients: (count) => `पाने वाले: ${count}`,
  confirmSubject: (reference, shop) => `अपनी ${shop} पूछताछ ${reference} की पुष्टि करें`,
  confirmHeading: 'अपनी पूछताछ की पुष्टि करें',
  confirmText: 'हमें इस ईमेल पते से एक पूछताछ मिली है। कृपया पुष्टि करें कि यह आपने भेजी है।',
  confirmLink: 'पूछताछ की पुष्टि करें',
  confirmHint: 'यह लिंक 7 दिन तक मान्य है। अगर यह आपकी नहीं है, तो इस ईमेल पर ध्यान न दें, कुछ नहीं होगा।',
}
