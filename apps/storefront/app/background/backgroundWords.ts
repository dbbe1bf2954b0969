/** The words of the choices of consent, in English. */
export const consentWords = {
  save: 'Save my choice',
  analytics: {
    name: 'Analytics.',
    text: 'We count page views, products and orders of a visit, without your name. Kept for 30 days.',
  },
  marketing: {
    name: 'Offers.',
    text: 'When you log in, the services that send our offers learn your email, number and name; offers may come by email and WhatsApp.',
  },
} as const

/** The words of a lost connection. */
export const offlineWords = {
  offline: 'You are offline. What you type is kept; we go on when the connection is back.',
  unreachable: 'The shop cannot be reached at the moment. What you type is kept; we keep trying.',
} as const
