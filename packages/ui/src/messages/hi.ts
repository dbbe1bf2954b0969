import type { AddressCardMessages } from '../AddressCard/AddressCardMessages.ts'
import type { CaptchaMessages } from '../Captcha/CaptchaMessages.ts'
import type { CarouselMessages } from '../Carousel/CarouselMessages.ts'
import type { ComboboxMessages } from '../Combobox/ComboboxMessages.ts'
import type { CalendarMessages, DateParts } from '../DateCalendar/CalendarMessages.ts'
import type { DateFieldMessages } from '../DateField/DateFieldMessages.ts'
import type { FilePickerMessages } from '../FilePicker/FilePickerMessages.ts'
import type { HeroCarouselMessages } from '../HeroCarousel/HeroCarouselMessages.ts'
import type { LightboxMessages } from '../Lightbox/LightboxMessages.ts'
import type { RemoveDialogMessages } from '../RemoveDialog/RemoveDialogMessages.ts'
import type { SharePanelMessages } from '../SharePanel/SharePanelMessages.ts'
import type { ThemeSelectMessages } from '../SiteFooter/ThemeSelectMessages.ts'
import type { StepBarMessages } from '../StepBar/StepBarProps.ts'

/** Hindi messages of an address card. */
export const addressCardHi: AddressCardMessages = {
  home: 'घर',
  office: 'दफ़्तर',
  others: 'अन्य',
  checking: 'डिलीवरी जाँची जा रही है…',
  unavailable: 'इस जगह पर डिलीवरी नहीं होती',
}

/** Hindi messages of a hero carousel. */
export const heroCarouselHi: HeroCarouselMessages = {
  kind: 'कैरोसेल',
  slideKind: 'स्लाइड',
  position: (position, count) => `${count} में से ${position}`,
  bullets: 'बैनर चुनें',
  show: (title, position, count) => `${title}, ${count} में से बैनर ${position}`,
  previous: 'पिछला बैनर',
  next: 'अगला बैनर',
  pause: 'बैनर रोकें',
  play: 'बैनर चलाएँ',
}

/** Hindi messages of a captcha. */
export const captchaHi: CaptchaMessages = {
  newPicture: 'नई तस्वीर',
  busy: 'तस्वीर बन रही है',
  failed: 'तस्वीर नहीं खुली। नई तस्वीर मँगाएँ।',
  expired: 'यह तस्वीर पुरानी हो गई है। नई तस्वीर मँगाएँ।',
}

/** Hindi messages of a carousel. */
export const carouselHi: CarouselMessages = { kind: 'कैरोसेल', previous: 'पिछला', next: 'अगला' }

/** Hindi messages of an address search; other searches define their own `empty`. */
export const comboboxHi: ComboboxMessages = {
  count: (count) => `${count} सुझाव`,
  loading: 'सुझाव खोजे जा रहे हैं',
  empty: 'ऐसा कोई पता नहीं मिला।',
  failed: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
}

const short = ({ date, month }: DateParts) => `${date} ${month}`

/** Hindi messages of a calendar. */
export const calendarHi: CalendarMessages = {
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  month: (month, year) => `${month} ${year}`,
  day: (day, { selected, mark, reason }) =>
    [`${day.weekday} ${short(day)} ${day.year}`, mark, selected && 'चुना हुआ', reason]
      .filter(Boolean)
      .join(', '),
  blockedDay: (day, reason) => `${short(day)}: ${reason}`,
  markedDay: (day, mark) => `${short(day)}: ${mark}`,
  past: 'यह तारीख बीत चुकी है',
  tooEarly: (first) => `सबसे पहली तारीख ${short(first)} है`,
  tooLate: (last) => `सबसे आखिरी तारीख ${short(last)} है`,
  loading: 'तारीखें लोड हो रही हैं…',
}

/** Hindi messages of a date field. */
export const dateFieldHi: DateFieldMessages = {
  ...calendarHi,
  placeholder: 'दिन-महीना-वर्ष',
  title: 'डिलीवरी की तारीख चुनें',
  close: 'बंद करें',
  calendarLoading: 'कैलेंडर आ रहा है',
  calendarFailed: 'कैलेंडर नहीं खुला। कृपया अपना कनेक्शन देखें।',
  retry: 'फिर से कोशिश करें',
}

/** Hindi messages of the photo upload. */
export const filePickerHi: FilePickerMessages = {
  choose: 'फ़ोटो चुनें',
  drop: 'या यहाँ छोड़ें',
  uploading: 'तस्वीर अपलोड हो रही है, कृपया रुकिए...',
  percent: (percent) => `${percent}%`,
  uploaded: 'अपलोड हो गई',
  arrived: (name) => `${name} अपलोड हो गई`,
  notUploaded: 'अपलोड नहीं हुई',
  cancel: 'रद्द करें',
  retry: 'फिर से कोशिश करें',
  remove: (name) => `${name} हटाएँ`,
}

/** Hindi messages of the lightbox. */
export const lightboxHi: LightboxMessages = {
  kind: 'कैरोसेल',
  slideKind: 'स्लाइड',
  close: 'बंद करें',
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  zoomIn: 'पास से देखें',
  zoomOut: 'दूर से देखें',
  counter: (position, count) => `${count} में से ${position}`,
  failed: 'तस्वीर नहीं खुली !',
}

/** Hindi messages of the remove dialog. */
export const removeDialogHi: RemoveDialogMessages = {
  title: 'क्या आप पक्के हैं?',
  cartTitle: 'कार्ट से हटाएँ',
  question: (title) => `क्या आप "${title}" को सचमुच हटाना चाहते हैं?`,
  remove: 'हटाएँ',
  favorite: 'पसंदीदा में जोड़ें',
  cancel: 'रहने दें',
  no: 'नहीं',
  yes: 'हाँ',
  close: 'बंद करें',
  pictureFailed: 'तस्वीर नहीं खुली !',
}

/** Hindi messages of the share panel; third-party names stay as they are. */
export const sharePanelHi: SharePanelMessages = {
  share: 'शेयर करें',
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  copyByHand: 'यह लिंक कॉपी करें',
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  moreApps: 'और ऐप',
  newTab: '(नए टैब में खुलता है)',
}

/** Hindi messages of the theme select. */
export const themeSelectHi: ThemeSelectMessages = {
  label: 'रंग-रूप',
  system: 'डिवाइस जैसा',
  light: 'हल्का',
  dark: 'गहरा',
}

/** Hindi messages of a step bar. */
export const stepBarHi: StepBarMessages = {
  position: (step, of) => `${of} में से चरण ${step}`,
  done: 'हो गया',
}
