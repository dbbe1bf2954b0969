import type { ReviewSortOrder } from '@store/api-client/contract/catalogue'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import type { PhotoError } from '@store/api-client/contract/rules/validatePhoto'
import { photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import { calendarHi, filePickerHi, lightboxHi, removeDialogHi, sharePanelHi } from '@store/ui/messages/hi'
import type { ArrivalEstimateMessages } from './ArrivalEstimateMessages.ts'
import type { BelowTheFoldMessages } from './BelowTheFoldMessages.ts'
import type { CustomiserUiMessages } from './CustomiserUiMessages.ts'
import { addOnHi } from './hi/addOnHi.ts'
import { productCardHi } from './hi/card.ts'
import { deliveryDayHi } from './hi/deliveryDayHi.ts'
import type { PhotoMessages } from './PhotoMessages.ts'
import type { ProductPageTranslation } from './ProductPageTranslation.ts'
import type { ReviewsPageMessages } from './ReviewsPageMessages.ts'

export { productCardHi } from './hi/card.ts'

const failed = 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...'

const grouped = (count: number) => groupIndianDigits(String(count))

const days = { today: 'आज', tomorrow: 'कल' } as const

/** Hindi messages of the delivery estimate. */
const arrivalHi: ArrivalEstimateMessages = {
  arrives: {
    today: (day) => `आज पहुँचेगा, ${day}`,
    tomorrow: (day) => `कल पहुँचेगा, ${day}`,
    later: (day) => `${day} को पहुँचेगा`,
  },
  orderBy: ({ day, date, hour }) =>
    `${day === 'later' ? `${formatDay(date, 'hi-IN')} को` : days[day]} ${hour}:00 बजे तक ऑर्डर करें`,
  timeLeft: 'ऑर्डर के लिए बचा समय',
  left: (hours, minutes, seconds) =>
    hours > 0
      ? `${hours} घं. ${minutes} मि. बाकी`
      : `${minutes} मि. ${String(seconds).padStart(2, '0')} से. बाकी`,
  callUs: 'डिलीवरी की तारीख जानने के लिए हमें फ़ोन करें',
  again: {
    express: (hour) => `एक्सप्रेस डिलीवरी ${hour}:00 बजे फिर शुरू होगी`,
    nextDay: 'अभी ऑर्डर करें, दो दिन में डिलीवरी',
  },
}

/** Hindi messages of the below-the-fold sections. */
const belowHi: BelowTheFoldMessages = {
  offers: 'उपलब्ध ऑफ़र',
  terms: 'नियम व शर्तें',
  earnPoints: (points) => `इस उपहार पर ${grouped(points)} पॉइंट पाएँ`,
  details: 'इस उपहार के बारे में',
  contains: 'उपहार में क्या है',
  description: 'विवरण',
  care: 'देखभाल',
  disclaimer: 'ध्यान दें',
  cakeNote: 'हर केक हाथ से सजाया जाता है, इसलिए आइसिंग और डिज़ाइन तस्वीर से थोड़ा अलग हो सकता है।',
  disclaimerAbroad: 'विदेश जाने वाले उपहारों के लिए',
  showMore: 'और दिखाएँ',
  showLess: 'कम दिखाएँ',
  sku: 'SKU नंबर',
  reviewsHeading: 'लोगों की राय',
  stars: (stars) => `5 में से ${stars}`,
  readMore: 'और पढ़ें',
  viewMore: 'और देखें',
  boughtTogether: (type) => (type === 'rakhi' ? 'ऐसे ही राखी हैंपर' : 'इस उपहार को और खास बनाएँ'),
  similar: 'मिलते-जुलते उपहार',
  recommended: 'आपके लिए चुने हुए',
  viewed: 'आपने हाल में देखे',
  quickLinks: 'काम के लिंक',
  minimumOrder: (pieces) => `कम से कम मात्रा: ${grouped(pieces)}`,
  enquire: 'पूछताछ करें',
  enquirySteps: [
    'बताइए कितने चाहिए, और कहाँ',
    'आपके लोगो वाला नमूना ईमेल से आता है',
    'हम पैक करते हैं और एक या सभी पतों पर पहुँचाते हैं',
  ],
  enquiry: 'कंपनी के लिए ऑर्डर',
  keyPoints: 'खास बातें',
  gifts: 'इस कॉम्बो में',
  pieces: (count) => `${count} ×`,
  priceBreakup: 'कीमत का ब्योरा',
  total: 'कुल',
  choices: 'आपकी पसंद',
  points: 'रिवॉर्ड पॉइंट',
  loginForPoints: 'रिवॉर्ड पॉइंट इस्तेमाल करने के लिए लॉगिन करें',
  pleaseLogin: 'रिवॉर्ड पॉइंट इस्तेमाल करने के लिए कृपया लॉगिन करें',
  loadingPoints: 'आपके पॉइंट देखे जा रहे हैं',
  failedPoints: failed,
  retry: 'फिर से कोशिश करें',
  redeem: (rupees, balance) => `कार्ट में अपने ${grouped(balance)} पॉइंट से इस उपहार के ${rupees} चुकाएँ`,
  noPoints: 'आपके पास अभी कोई पॉइंट नहीं है',
  playReviewVideo: 'किसी खरीदार का इस उपहार का वीडियो चलाएँ',
  moreLinks: 'और लिंक',
  categories: 'श्रेणियाँ देखें',
}

/** Hindi messages of the personalisation editor. */
const customiseHi: CustomiserUiMessages = {
  close: 'बंद करें',
  opening: 'डिज़ाइनर खुल रहा है',
  timedOut: 'डिज़ाइनर नहीं खुला। आपका पहले का डिज़ाइन सुरक्षित है।',
  retry: 'फिर से कोशिश करें',
  uploading: 'तस्वीर अपलोड हो रही है, कृपया रुकिए...',
  progress: 'आपका डिज़ाइन भेजा जा रहा है',
  percent: (percent) => `${percent}%`,
  uploadFailed: (failure) => (failure.kind === 'refused' ? failure.message : failed),
  designSaved: 'आपका डिज़ाइन अब भी यहाँ है।',
  resend: 'फिर से भेजें',
  back: 'डिज़ाइन पर वापस जाएँ',
  designed: 'आपका डिज़ाइन उपहार पर है',
  picture: (chosen) => `आपका डिज़ाइन: ${chosen}`,
  remove: 'डिज़ाइन हटाएँ',
  removed: 'आपका डिज़ाइन',
  removeDialog: removeDialogHi,
}

const photoFaults: Readonly<Record<PhotoError | 'gone', string>> = {
  gone: 'आपकी फ़ोटो अब वहाँ नहीं है। कृपया फिर से अपलोड करें।',
  large: `फ़ाइल ${photoLimits.shownMb}MB से छोटी होनी चाहिए`,
  small: `फ़ाइल ${photoLimits.shownKb}KB से बड़ी होनी चाहिए`,
  type: 'केवल png, jpg, jpeg फ़ाइलें चलती हैं',
  heic: 'यह HEIC फ़ोटो है। केवल png, jpg, jpeg फ़ाइलें चलती हैं',
  broken: 'यह तस्वीर पढ़ी नहीं जा सकी। कृपया दूसरी चुनें।',
}

/** Hindi messages of the photo upload. */
const photoHi: PhotoMessages = {
  picker: filePickerHi,
  remove: removeDialogHi,
  yourPhoto: 'आपकी फ़ोटो',
  checking: 'आपकी फ़ोटो देखी जा रही है',
  error: (fault) => photoFaults[fault],
  failed: (failure) => (failure.kind === 'refused' ? failure.message : failed),
  small: (width, height) =>
    `यह फ़ोटो छोटी है (${width} × ${height} पिक्सेल)। छपने पर धुंधली दिख सकती है; बड़ी फ़ोटो बेहतर दिखेगी।`,
  crop: 'फ़ोटो काटें',
  cropTitle: 'अपनी फ़ोटो काटें',
  close: 'बंद करें',
  shape: 'आकार',
  shapes: { whole: 'जैसी है', square: 'चौकोर', portrait: 'खड़ी', landscape: 'आड़ी' },
  zoom: 'बड़ा करें',
  across: 'बाएँ से दाएँ',
  down: 'ऊपर से नीचे',
  cropView: 'आपकी फ़ोटो का वह हिस्सा जो छपेगा',
  use: 'यही हिस्सा लें',
}

/** Hindi messages of the product page, including its lazy-loaded parts. */
export const hi: ProductPageTranslation = {
  ...productCardHi,
  crumbs: 'आप यहाँ हैं',
  home: 'होम',
  pictures: 'तस्वीरें',
  showPicture: (number, count) => `${count} में से तस्वीर ${number} दिखाएँ`,
  zoom: 'बड़ा करें',
  picturesOf: (title) => `${title} की तस्वीरें`,
  showVideo: 'वीडियो दिखाएँ',
  playVideo: (title) => `${title} का वीडियो चलाएँ`,
  videoFailed: 'यह वीडियो यहाँ नहीं चल सकता।',
  failed,
  close: 'बंद करें',
  priceBreakup: 'कीमत का ब्योरा',
  total: 'कुल',
  share: 'शेयर करें',
  choices: 'आपकी पसंद',
  optional: '(वैकल्पिक)',
  required: 'यह भरना ज़रूरी है',
  adds: (amount) => `+ ${amount}`,
  less: (amount) => `${amount} कम`,
  lessWithout: (amount) => `इसके बिना ${amount} कम`,
  acceptedSigns: (signs) => `हटाए गए: ${signs} (केवल अक्षर, अंक, स्पेस और - _ @ ( ) ! / &)`,
  priceUpdated: 'कीमत बदल गई',
  dearerDay: (day, plain) => `${day} को माँग सबसे ज़्यादा होती है, इसलिए कीमत ज़्यादा है। बाकी दिन: ${plain}`,
  serves: (people) => `${people} लोगों के लिए`,
  people: (people) => `${people} लोग`,
  servingGuide: 'कितने लोगों के लिए',
  reviews: (average, count) => `5 में से ${average.toFixed(1)}, ${grouped(count)} लोगों की राय`,
  egg: (egg) => (egg === 'egg' ? 'अंडा है' : 'बिना अंडे का'),
  choosePlace: 'आगे बढ़ने के लिए डिलीवरी की जगह चुनें',
  checkingPlace: 'डिलीवरी का पहला दिन देखा जा रहा है',
  deliverable: 'बढ़िया, हम इस जगह पर डिलीवरी करते हैं',
  arrives: (day) => `${day} को पहुँचेगा`,
  orderBy: (hour) => `${hour}:00 बजे तक ऑर्डर करें`,
  undeliverable: 'माफ़ कीजिए, यह उपहार इस जगह पर नहीं पहुँचता',
  placeError: (fault) => {
    switch (fault) {
      case 'noCity':
        return 'आगे बढ़ने के लिए शहर चुनें'
      case 'noPincode':
        return 'आगे बढ़ने के लिए पिनकोड चुनें'
      case 'undeliverable':
        return 'माफ़ कीजिए, यह उपहार इस जगह पर नहीं पहुँचता'
    }
  },
  buyBar: 'खरीदें',
  buyNow: 'अभी खरीदें',
  tryAgain: 'फिर कोशिश करें',
  addToCart: 'कार्ट में डालें',
  goToCart: 'कार्ट पर जाएँ',
  createHamper: 'अपना हैंपर बनाएँ',
  personalise: (kind) => `अपना ${kind} सजाइए`,
  changeDesign: 'डिज़ाइन बदलिए',
  purchaseFailed: (failure) => {
    switch (failure.kind) {
      case 'refused':
        return failure.message
      case 'network':
      case 'invalidResponse':
      case 'encryption':
        return failed
    }
  },
  photoHint: `ज़्यादा से ज़्यादा ${photoLimits.shownMb}MB। केवल PNG, JPG, JPEG`,
  belowTheFold: belowHi,
  customise: customiseHi,
  photo: photoHi,
  arrival: arrivalHi,
  addOns: addOnHi,
  day: deliveryDayHi,
  calendar: calendarHi,
  lightbox: lightboxHi,
  sharePanel: sharePanelHi,
}

const orders: Readonly<Record<ReviewSortOrder, string>> = {
  newest: 'सबसे नई',
  highest: 'सबसे ज़्यादा स्टार',
  lowest: 'सबसे कम स्टार',
}

/** Hindi messages of a page of reviews. */
export const reviewsPageHi: ReviewsPageMessages = {
  locale: 'hi-IN',
  crumbs: 'आप यहाँ हैं',
  home: 'होम',
  all: 'लोगों की राय',
  rating: (average, count) => `5 में से ${average.toFixed(1)}, ${grouped(count)} रेटिंग`,
  written: (count) => `${grouped(count)} लोगों ने लिखा`,
  gave: (stars, count) => `${stars} स्टार वाली ${grouped(count)} राय`,
  sort: 'क्रम',
  order: (order) => orders[order],
  toGift: 'यह उपहार देखें',
  none: 'इस बारे में अभी किसी ने नहीं लिखा है।',
  noneHere: 'और राय नहीं हैं।',
  toFirst: 'पहले पेज पर जाएँ',
  pages: 'पेज',
  page: (page, pages) => `${pages} में से पेज ${page}`,
  previous: 'पिछला',
  next: 'अगला',
  stars: (stars) => `5 में से ${stars}`,
  playReviewVideo: 'किसी खरीदार का इस उपहार का वीडियो चलाएँ',
  pictureFailed: 'तस्वीर नहीं खुली !',
  close: 'बंद करें',
  playVideo: 'वीडियो चलाएँ',
  videoFailed: 'यह वीडियो यहाँ नहीं चल सकता।',
  failed,
  lightbox: lightboxHi,
}
