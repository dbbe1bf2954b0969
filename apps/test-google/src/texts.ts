/** Texts of the page. */
export interface TestGoogleTexts {
  readonly title: string
  readonly notice: string
  readonly heading: string
  readonly intro: string
  readonly samplePeople: string
  readonly other: string
  readonly name: string
  readonly email: string
  readonly invalid: string
  readonly submit: string
  readonly deny: string
  readonly unknownHeading: string
  readonly unknown: string
}

const en: TestGoogleTexts = {
  title: 'Pretend Google',
  notice: 'This is a pretend Google for trying out the store. Nothing is sent to Google.',
  heading: 'Choose who logs in',
  intro: 'The store gets the name and the email address, as Google would send them.',
  samplePeople: 'Sample people',
  other: 'Someone else',
  name: 'Full name',
  email: 'Email',
  invalid: 'Enter a full name, and an email address such as asha@example.com.',
  submit: 'Continue',
  deny: 'Go back without logging in',
  unknownHeading: 'We don’t know this login',
  unknown: 'Go back to the store and choose “Continue with Google” again.',
}

const hi: TestGoogleTexts = {
  title: 'नकली Google',
  notice: 'यह स्टोर आज़माने के लिए नकली Google है। Google को कुछ नहीं भेजा जाता।',
  heading: 'चुनें कि कौन लॉगिन करे',
  intro: 'स्टोर को नाम और ईमेल पता मिलता है, जैसे Google भेजता।',
  samplePeople: 'नमूने के लोग',
  other: 'कोई और',
  name: 'पूरा नाम',
  email: 'ईमेल',
  invalid: 'पूरा नाम और ईमेल पता लिखें, जैसे asha@example.com।',
  submit: 'आगे बढ़ें',
  deny: 'लॉगिन किए बिना वापस जाएँ',
  unknownHeading: 'हम इस लॉगिन को नहीं पहचानते',
  unknown: 'स्टोर पर वापस जाएँ और “Google से आगे बढ़ें” फिर से चुनें।',
}

/** Languages of the page, the default first. */
export const languages = ['en', 'hi'] as const

/** Language of the page. */
export type Language = (typeof languages)[number]

/** Texts of the page by language. */
export const textsByLanguage: Readonly<Record<Language, TestGoogleTexts>> = { en, hi }
