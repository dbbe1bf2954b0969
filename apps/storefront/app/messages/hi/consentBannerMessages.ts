import type { consentBannerMessages as English } from '../en/consentBannerMessages.ts'

/** Hindi messages of the consent banner. */
export const consentBannerMessages: typeof English = {
  title: 'कुकी और आँकड़े।',
  text: 'स्टोर इनके बिना भी चलता है। आपकी सहमति से हम इसे बेहतर बनाने और आपके काम के ऑफ़र दिखाने के लिए विज़िट गिनते हैं।',
  privacy: 'निजता नीति',
  accept: 'सहमत',
  reject: 'असहमत',
  choose: 'चुनें',
}
