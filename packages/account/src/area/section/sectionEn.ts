import type { SectionMessages } from './SectionMessages.ts'

/** Messages shared by the sections in English; quoted texts are those of specification 1, section 8. */
export const sectionEn: SectionMessages = {
  loading: 'Loading…',
  guest: 'Please login to see your account',
  login: 'Login',
  failed: 'Something went wrong, Please try again...',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  optional: '(optional)',
}
