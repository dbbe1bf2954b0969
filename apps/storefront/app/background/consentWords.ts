/** The words of the question for consent and of a lost connection, in English. */
export const consentWords = {
  title: 'May we count?',
  text: 'The shop works without. With your consent we count what is done here, to make it better, and show offers that fit you.',
  privacy: 'What we keep',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Choose',
  save: 'Save my choice',
  analytics: {
    name: 'Analytics.',
    text: 'We count pages, gifts and orders of a visit, without your name. Kept for 30 days.',
  },
  marketing: {
    name: 'Offers.',
    text: 'When you log in, the services that carry our offers learn your e-mail, number and name; offers may come by e-mail and WhatsApp.',
  },
} as const

/** The words of a lost connection. */
export const offlineWords = {
  offline: 'You are offline. What you type is kept; we go on when the connection is back.',
  unreachable: 'The shop cannot be reached at the moment. What you type is kept; we keep trying.',
} as const
