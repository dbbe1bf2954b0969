/** The words of the question for consent, in English. */
export const consentQuestionWords = {
  title: 'Cookies and analytics.',
  text: 'The shop works without them. If you agree, we count visits to improve it, and show offers that fit you.',
  privacy: 'Privacy policy',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Choose',
} as const
