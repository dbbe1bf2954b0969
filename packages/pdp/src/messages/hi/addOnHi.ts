import { type CandleError, candleLimits } from '@store/api-client/contract/rules/candleNumber'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { AddOnMessages } from '../AddOnMessages.ts'

const digitsInWords = { 1: 'एक', 2: 'दो', 3: 'तीन', 4: 'चार' } as const

const candleFaults: Readonly<Record<CandleError, string>> = {
  empty: 'कृपया नंबर लिखें',
  long: `केवल ${digitsInWords[candleLimits.digits]} अंकों तक का नंबर दें`,
  range: `कृपया ${candleLimits.least} से ${candleLimits.most} के बीच का नंबर लिखें`,
}

/** Hindi messages of the add-on panel. */
export const addOnHi: AddOnMessages = {
  titleOnDesktop: 'अपने अपनों को खास महसूस कराइए',
  titleOnPhone: 'जश्न में और मज़ा जोड़िए',
  title: 'साथ में कुछ और?',
  groups: 'साथ की चीज़ें',
  loading: 'साथ की चीज़ें देखी जा रही हैं',
  failed: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें... आप इनके बिना भी आगे बढ़ सकते हैं।',
  tryAgain: 'फिर कोशिश करें',
  close: 'बंद करें',
  skip: 'छोड़ें',
  goOn: 'आगे बढ़ें',
  summary: (count, total) => `साथ की ${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}, ${total}`,
  nothing: 'अभी कुछ नहीं जोड़ा',
  add: 'जोड़ें',
  addOf: (title) => `${title} जोड़ें`,
  remove: 'हटाएँ',
  removeOf: (title) => `${title} हटाएँ`,
  stepper: {
    group: (title) => `${title} की संख्या`,
    decrease: (title) => `${title} एक कम करें`,
    increase: (title) => `${title} एक और जोड़ें`,
    value: 'संख्या',
  },
  most: `आप ज़्यादा से ज़्यादा ${quantityLimits.max} चुन सकते हैं`,
  bundle: 'सब एक साथ',
  keepOrRemove: {
    title: 'रखें या हटाएँ?',
    question: (title) => `${title} रखना है या हटाना है?`,
  },
  keep: 'रखें',
  pictureFailed: 'तस्वीर नहीं खुली !',
  candle: {
    title: 'कौन सा नंबर?',
    label: 'नंबर',
    hint: 'केवल अंक',
    fault: (fault) => candleFaults[fault],
    chosen: (number) => `नंबर ${number}`,
    price: (total) => `कुल ${total}`,
    done: 'मोमबत्ती जोड़ें',
  },
  card: {
    title: 'उनके लिए एक कार्ड',
    occasion: 'मौका',
    choose: 'मौका चुनें',
    invalid: 'कृपया सही मौका चुनें',
    message: 'कार्ड पर संदेश',
    optional: '(वैकल्पिक)',
    refused: 'निशान लगे चिह्न छापे नहीं जा सकते। अक्षर, अंक, स्पेस और - _ @ ( ) ! / & छापे जा सकते हैं।',
    tooLong: (limit) => `ज़्यादा से ज़्यादा ${limit} अक्षर`,
    counter: (count, limit) => `${count} / ${limit}`,
    preview: 'कार्ड उन्हें ऐसा दिखेगा',
    blank: 'आपके शब्द',
    chosen: (occasion) => `मौका: ${occasion}`,
    done: 'कार्ड जोड़ें',
  },
}
