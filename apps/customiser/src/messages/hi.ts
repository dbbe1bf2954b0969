import { type PhotoError, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { Messages } from './Messages.ts'

const kinds: Readonly<Record<string, string>> = {
  mug: 'मग',
  cushion: 'कुशन',
  frame: 'फ़्रेम',
  cake: 'केक',
}

/**
 * Returns the translated name of a kind of gift. A name that the catalogue has already translated stays; any other
 * becomes the word for gift.
 */
const kindOf = (kind: string) => kinds[kind] ?? (/[a-z]/i.test(kind) ? 'उपहार' : kind)

const photoFaults: Readonly<Record<PhotoError, string>> = {
  large: `फ़ाइल ${photoLimits.shownMb}MB से छोटी होनी चाहिए`,
  small: `फ़ाइल ${photoLimits.shownKb}KB से बड़ी होनी चाहिए`,
  type: 'केवल png, jpg, jpeg फ़ाइलें चलती हैं',
  heic: 'यह HEIC फ़ोटो है। केवल png, jpg, jpeg फ़ाइलें चलती हैं',
  broken: 'यह तस्वीर पढ़ी नहीं जा सकी। कृपया दूसरी चुनें।',
}

/** Hindi messages of the customiser. */
export const hi: Messages = {
  page: 'अपना उपहार डिज़ाइन करें',
  title: (kind) => `अपना ${kindOf(kind)} डिज़ाइन करें`,
  picture: (kind, { name, photo }) => {
    const parts = [...(name ? [`“${name}”`] : []), ...(photo ? ['आपकी फ़ोटो'] : [])]
    return parts.length === 0
      ? `आपका ${kindOf(kind)}, अभी ख़ाली`
      : `आपका ${kindOf(kind)}, जिस पर ${parts.join(' और ')} है`
  },
  stage: 'आपके उपहार की तस्वीर',
  stageHelp:
    'फ़ोटो को खींचकर जगह बदलें, चुटकी या स्क्रॉल से छोटा-बड़ा करें। कीबोर्ड से: तीर से जगह, प्लस और माइनस से आकार, चौकोर कोष्ठक से घुमाव।',
  parts: 'डिज़ाइन के हिस्से',
  nameTab: 'नाम',
  photoTab: 'फ़ोटो',
  name: 'नाम या कुछ शब्द',
  count: (used, limit) => `${used} / ${limit}`,
  refused: 'सिर्फ़ अक्षर, अंक, ख़ाली जगह और - _ @ ( ) ! / &; बाकी चिह्न हटा दिए गए',
  full: 'इससे ज़्यादा अक्षर नहीं आ सकते',
  font: 'फ़ॉन्ट',
  fonts: { classic: 'क्लासिक', modern: 'मॉडर्न', script: 'हाथ से लिखा', bold: 'मोटा' },
  colour: 'रंग',
  colours: {
    rose: 'गुलाबी',
    ink: 'स्याही',
    leaf: 'पत्ती जैसा हरा',
    sky: 'आसमानी',
    amber: 'अंबर',
    plum: 'जामुनी',
  },
  choosePhoto: 'फ़ोटो चुनें',
  otherPhoto: 'दूसरी फ़ोटो',
  removePhoto: 'फ़ोटो हटाएँ',
  photoHint: `ज़्यादा से ज़्यादा ${photoLimits.shownMb}MB। केवल PNG, JPG, JPEG`,
  photoPlace: 'यहाँ आपकी फ़ोटो',
  photoReading: 'फ़ोटो पढ़ी जा रही है',
  photoPlaced: 'आपकी फ़ोटो उपहार पर लग गई है',
  photoRemoved: 'आपकी फ़ोटो हटा दी गई',
  photoSmall: 'यह फ़ोटो छोटी है, छपने पर धुंधली दिख सकती है',
  photoFault: (fault) => photoFaults[fault],
  tools: 'फ़ोटो की जगह तय करें',
  left: 'फ़ोटो बाईं ओर ले जाएँ',
  right: 'फ़ोटो दाईं ओर ले जाएँ',
  up: 'फ़ोटो ऊपर ले जाएँ',
  down: 'फ़ोटो नीचे ले जाएँ',
  larger: 'फ़ोटो बड़ी करें',
  smaller: 'फ़ोटो छोटी करें',
  turnLeft: 'फ़ोटो बाईं ओर घुमाएँ',
  turnRight: 'फ़ोटो दाईं ओर घुमाएँ',
  placed: (percent, degrees) =>
    `फ़ोटो का आकार ${percent} प्रतिशत${degrees === 0 ? '' : `, ${degrees} डिग्री घूमी हुई`}`,
  undo: 'वापस लें',
  undone: 'पिछला बदलाव वापस लिया गया',
  cancel: 'छोड़ें',
  done: 'यही डिज़ाइन लें',
  nothingYet: 'पहले नाम लिखें या फ़ोटो चुनें',
  drawing: 'आपका डिज़ाइन तैयार हो रहा है…',
  failed: 'हम तस्वीर नहीं बना सके। कृपया फिर से कोशिश करें।',
  alone: 'इस पेज को ऐसे उपहार से खोलें जिस पर नाम या फ़ोटो लग सकती है।',
  chosen: (kind, { name, photo }) =>
    [name === '' ? '' : `“${name}”`, photo ? 'आपकी फ़ोटो के साथ' : ''].filter(Boolean).join(' ') ||
    `आपका ${kindOf(kind)}`,
}
