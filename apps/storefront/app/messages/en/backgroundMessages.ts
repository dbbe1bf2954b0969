/** English messages of the consent choices. */
export const consentMessages = {
  save: 'Save my choice',
  analytics: {
    name: 'Analytics.',
    text: 'We count page views, products and orders of a visit, without your name. Kept for 30 days.',
  },
  marketing: {
    name: 'Offers.',
    text: 'When you log in, we share your email, number and name with the services that send our offers by email and WhatsApp.',
  },
}

/** English messages of a lost connection. */
export const offlineMessages = {
  offline: 'You’re offline. We’ll keep what you type and continue when you’re back online.',
  unreachable: 'We can’t reach the store right now. We’ll keep what you type and try again.',
}
