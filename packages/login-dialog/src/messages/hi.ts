import type { LoginIntent } from '@store/api-client/contract/ports'
import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { LoginStepName } from '../store/LoginState.ts'
import type { LoginMessages } from './LoginMessages.ts'

/** Hindi messages of the dialog. */
export const hi: LoginMessages = {
  heading: (step) => headings[step],
  close: 'बंद करें',
  prompt: ({ kind }) => prompts[kind],
  detailsPrompt: 'आप यहाँ पहली बार आए हैं। बताइए, उपहार कौन भेज रहा है।',
  detailsPromptProven: 'आप यहाँ पहली बार आए हैं। बस इतना बताइए कि उपहार कौन भेज रहा है।',
  otpPrompt: (by) =>
    by === 'email'
      ? `अपना ईमेल देखें: हमने ${otpLength} अंकों का कोड भेजा है।`
      : `अपने मैसेज देखें: हमने ${otpLength} अंकों का कोड भेजा है।`,
  numberPrompt: 'कोड किस मोबाइल नंबर पर भेजें?',
  mobilePrompt:
    'आप साइन इन हो चुके हैं। चाहें तो एक काम और: आपके मोबाइल पर भेजा गया कोड डालें, ताकि कूरियर को सही नंबर मिले।',
  loading: 'एक पल रुकिए',
  retry: 'फिर से कोशिश करें',
  email: 'ईमेल',
  emailHint: 'साइन इन के लिए हम आपको एक कोड भेजते हैं। कोई पासवर्ड याद नहीं रखना पड़ता।',
  submitEmail: 'आगे बढ़ें',
  or: 'या',
  google: 'Google से आगे बढ़ें',
  checkingGoogle: 'Google से पुष्टि हो रही है',
  issuer: (name) => `${name} से आगे बढ़ें`,
  checkingIssuer: (name) => `${name} से पुष्टि हो रही है`,
  title: 'संबोधन',
  titleOption: (title) => titles[title] ?? title,
  name: 'पूरा नाम',
  mobile: 'मोबाइल नंबर',
  mobileHint: (countryCode) => `${countryCode === '91' ? '10' : '8 से 14'} अंक, आपके ऑर्डर के बारे में पूछने के लिए`,
  mobileOptional: 'मोबाइल नंबर (वैकल्पिक)',
  countryCode: 'मोबाइल नंबर का देश कोड',
  country: (countryCode) => countries[countryCode] ?? 'दूसरा देश',
  submitDetails: 'कोड भेजें',
  submitDetailsAtOnce: 'आगे बढ़ें',
  otp: 'वन-टाइम पासवर्ड (OTP)',
  otpHint: 'सबसे नया कोड डालें: हर नया कोड पुराने की जगह लेता है। यह 10 मिनट तक मान्य है।',
  submitOtp: 'पुष्टि करके आगे बढ़ें',
  submitMobile: 'नंबर की पुष्टि करें',
  notNow: 'अभी नहीं',
  change: 'बदलें',
  changeEmail: 'ईमेल बदलें',
  changeNumber: 'मोबाइल नंबर बदलें',
  notReceived: (by) =>
    by === 'email' ? 'ईमेल नहीं आया? स्पैम फ़ोल्डर भी देख लें।' : 'मैसेज नहीं आया? इसमें एक मिनट लग सकता है।',
  resend: 'कोड फिर से भेजें',
  sendToMobile: (maskedMobile) => `इसके बजाय मेरे मोबाइल ${maskedMobile} पर भेजें`,
  sendToEmail: 'इसके बजाय मेरे ईमेल पर भेजें',
  resendIn: (seconds) => `${seconds} से. में`,
  resent: 'नया कोड भेज दिया गया है।',
  mayResend: 'अब आप दूसरा कोड मँगा सकते हैं।',
  emailError: { missing: 'ईमेल लिखना ज़रूरी है', malformed: 'ईमेल सही नहीं है' },
  nameError: { missing: 'यह भरना ज़रूरी है', malformed: 'कृपया सही नाम लिखें' },
  mobileError: { malformed: 'कृपया सही मोबाइल नंबर लिखें' },
  otpError: {
    missing: 'OTP लिखना ज़रूरी है',
    emptied: 'OTP नंबर लिखें',
    malformed: `${otpLength} अंकों का OTP नंबर लिखें`,
  },
  failure: (failure, by, issuer = 'Google') => {
    switch (failure.kind) {
      case 'refused':
        if (failure.code === 'otp_wrong' && by === 'mobile') return wrongMobileOtp
        return issuerRefusals[failure.code]?.(issuer) ?? refusals[failure.code] ?? failure.message
      case 'network':
      case 'invalidResponse':
      case 'encryption':
        return 'कुछ गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें या पेज को रीफ़्रेश करें।'
      case 'googleRefused':
        return `${issuer} से साइन इन नहीं हो सका। फिर से कोशिश करें, या अपने ईमेल से आगे बढ़ें।`
    }
  },
}

const headings: Readonly<Record<Exclude<LoginStepName, 'closed'>, string>> = {
  email: 'नमस्ते!',
  details: 'स्वागत है!',
  otp: 'अपना कोड डालें',
  number: 'अपना मोबाइल नंबर जोड़ें',
  mobile: 'मोबाइल नंबर की पुष्टि करें',
}

const prompts: Readonly<Record<LoginIntent['kind'], string>> = {
  account: 'कृपया अपना ईमेल लिखें',
  placeOrder: 'ऑर्डर देने के लिए कृपया लॉगिन करें',
  favorite: 'अपने पसंदीदा सहेजने के लिए कृपया लॉगिन करें',
  redeemPoints: 'रिवॉर्ड पॉइंट इस्तेमाल करने के लिए कृपया लॉगिन करें',
  savedAddresses: 'कृपया अपना ईमेल लिखें',
  addToCart: 'यह उपहार कार्ट में डालने के लिए कृपया लॉगिन करें',
  referAndEarn: 'दोस्तों को बुलाने और कमाने के लिए कृपया लॉगिन करें',
}

const titles: Readonly<Record<string, string>> = { 'Mr.': 'श्री', 'Mrs.': 'श्रीमती', 'Ms.': 'सुश्री' }

const countries: Readonly<Record<string, string>> = {
  1: 'अमेरिका, कनाडा',
  44: 'यूनाइटेड किंगडम',
  49: 'जर्मनी',
  61: 'ऑस्ट्रेलिया',
  65: 'सिंगापुर',
  91: 'भारत',
  971: 'संयुक्त अरब अमीरात',
}

const refusals: Readonly<Record<string, string>> = {
  otp_wrong: 'यह कोड सही नहीं है। कृपया सबसे नया ईमेल देखें।',
  otp_expired: 'इस कोड का समय निकल गया है। कृपया नया कोड मँगाएँ।',
  otp_locked: 'कई बार गलत कोड डाला गया। कृपया नया कोड मँगाएँ।',
  otp_limit: 'बहुत बार कोड मँगाया गया। कृपया थोड़ी देर रुककर कोशिश करें।',
  otp_wait: 'दूसरा कोड मँगाने से पहले थोड़ा रुकिए।',
}

const issuerRefusals: Readonly<Record<string, (issuer: string) => string>> = {
  google_expired: (issuer) => `${issuer} में बहुत समय लग गया। फिर से कोशिश करें, या अपने ईमेल से आगे बढ़ें।`,
  google_other: (issuer) => `इस ईमेल से कोई दूसरा ${issuer} खाता जुड़ा है। कृपया अपने ईमेल से आगे बढ़ें।`,
}

const wrongMobileOtp = 'यह कोड सही नहीं है। कृपया सबसे नया मैसेज देखें।'
