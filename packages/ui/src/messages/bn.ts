// First draft by machine: no native speaker has reviewed it yet.
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

/** Bengali messages of an address card. */
export const addressCardBn: AddressCardMessages = {
  home: 'বাড়ি',
  office: 'অফিস',
  others: 'অন্য',
  checking: 'ডেলিভারি দেখা হচ্ছে…',
  unavailable: 'এই জায়গায় ডেলিভারি হয় না',
}

/** Bengali messages of a hero carousel. */
export const heroCarouselBn: HeroCarouselMessages = {
  kind: 'ক্যারাউজেল',
  slideKind: 'স্লাইড',
  position: (position, count) => `${count}টির মধ্যে ${position}`,
  bullets: 'ব্যানার বেছে নিন',
  show: (title, position, count) => `${title}, ${count}টির মধ্যে ব্যানার ${position}`,
  previous: 'আগের ব্যানার',
  next: 'পরের ব্যানার',
  pause: 'ব্যানার থামান',
  play: 'ব্যানার চালান',
}

/** Bengali messages of a captcha. */
export const captchaBn: CaptchaMessages = {
  newPicture: 'নতুন ছবি',
  busy: 'ছবি তৈরি হচ্ছে',
  failed: 'ছবি খোলেনি। নতুন ছবি নিন।',
  expired: 'ছবিটি পুরোনো হয়ে গেছে। নতুন ছবি নিন।',
}

/** Bengali messages of a carousel. */
export const carouselBn: CarouselMessages = { kind: 'ক্যারাউজেল', previous: 'আগের', next: 'পরের' }

/** Bengali messages of an address search; other searches define their own `empty`. */
export const comboboxBn: ComboboxMessages = {
  count: (count) => `${count}টি পরামর্শ`,
  loading: 'পরামর্শ খোঁজা হচ্ছে',
  empty: 'এমন কোনো ঠিকানা পাওয়া যায়নি।',
  failed: 'কিছু একটা ভুল হয়েছে। অনুগ্রহ করে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
}

const short = ({ date, month }: DateParts) => `${date} ${month}`

/** Bengali messages of a calendar. */
export const calendarBn: CalendarMessages = {
  previousMonth: 'আগের মাস',
  nextMonth: 'পরের মাস',
  month: (month, year) => `${month} ${year}`,
  day: (day, { selected, mark, reason }) =>
    [`${day.weekday} ${short(day)} ${day.year}`, mark, selected && 'বাছা', reason].filter(Boolean).join(', '),
  blockedDay: (day, reason) => `${short(day)}: ${reason}`,
  markedDay: (day, mark) => `${short(day)}: ${mark}`,
  past: 'এই তারিখ পেরিয়ে গেছে',
  tooEarly: (first) => `প্রথম তারিখ ${short(first)}`,
  tooLate: (last) => `শেষ তারিখ ${short(last)}`,
  loading: 'তারিখ লোড হচ্ছে…',
}

/** Bengali messages of a date field. */
export const dateFieldBn: DateFieldMessages = {
  ...calendarBn,
  placeholder: 'দিন-মাস-বছর',
  title: 'ডেলিভারির তারিখ বেছে নিন',
  close: 'বন্ধ করুন',
  calendarLoading: 'ক্যালেন্ডার আসছে',
  calendarFailed: 'ক্যালেন্ডার খোলেনি। অনুগ্রহ করে আপনার সংযোগ দেখুন।',
  retry: 'আবার চেষ্টা করুন',
}

/** Bengali messages of the photo upload. */
export const filePickerBn: FilePickerMessages = {
  choose: 'ছবি বেছে নিন',
  drop: 'বা এখানে ছাড়ুন',
  uploading: 'ছবি আপলোড হচ্ছে, অনুগ্রহ করে অপেক্ষা করুন...',
  percent: (percent) => `${percent}%`,
  uploaded: 'আপলোড হয়েছে',
  arrived: (name) => `${name} আপলোড হয়েছে`,
  notUploaded: 'আপলোড হয়নি',
  cancel: 'বাতিল করুন',
  retry: 'আবার চেষ্টা করুন',
  remove: (name) => `${name} সরান`,
}

/** Bengali messages of the lightbox. */
export const lightboxBn: LightboxMessages = {
  kind: 'ক্যারাউজেল',
  slideKind: 'স্লাইড',
  close: 'বন্ধ করুন',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  zoomIn: 'কাছ থেকে দেখুন',
  zoomOut: 'দূর থেকে দেখুন',
  counter: (position, count) => `${count}টির মধ্যে ${position}`,
  failed: 'ছবি খোলেনি !',
}

/** Bengali messages of the remove dialog. */
export const removeDialogBn: RemoveDialogMessages = {
  title: 'আপনি কি নিশ্চিত?',
  cartTitle: 'কার্ট থেকে সরান',
  question: (title) => `আপনি কি সত্যিই "${title}" সরাতে চান?`,
  remove: 'সরান',
  favorite: 'পছন্দে যোগ করুন',
  cancel: 'থাক',
  no: 'না',
  yes: 'হ্যাঁ',
  close: 'বন্ধ করুন',
  pictureFailed: 'ছবি খোলেনি !',
}

/** Bengali messages of the share panel; third-party names stay as they are. */
export const sharePanelBn: SharePanelMessages = {
  share: 'শেয়ার করুন',
  copyLink: 'লিঙ্ক কপি করুন',
  copied: 'লিঙ্ক কপি হয়েছে',
  copyByHand: 'এই লিঙ্ক কপি করুন',
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  moreApps: 'আরও অ্যাপ',
  newTab: '(নতুন ট্যাবে খোলে)',
}

/** Bengali messages of the theme select. */
export const themeSelectBn: ThemeSelectMessages = {
  label: 'থিম',
  system: 'ডিভাইসের মতো',
  light: 'হালকা',
  dark: 'গাঢ়',
}

/** Bengali messages of a step bar. */
export const stepBarBn: StepBarMessages = {
  position: (step, of) => `${of}টির মধ্যে ধাপ ${step}`,
  done: 'হয়ে গেছে',
}
