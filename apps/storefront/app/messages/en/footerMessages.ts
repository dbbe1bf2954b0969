/** Messages of the footer, besides its links; in its lazy-loaded chunk, so that no page loads them initially. */
export const footerMessages = {
  label: 'More of the shop',
  social: 'Follow us',
  app: 'The app',
  fromApple: 'Get the app in the App Store',
  fromGoogle: 'Get the app on Google Play',
  payments: 'Cash on delivery accepted',
  currency: 'Show prices in',
  currencyOption: (code: string, name: string) => `${code}, ${name}`,
  changeCurrency: 'Change',
  theme: { label: 'Appearance', system: 'Same as device', light: 'Light', dark: 'Dark' },
  copyright: (brand: string) => `© ${brand}. All rights reserved.`,
  demo: 'Demo store: nothing is really sold. Codes and emails arrive in the',
  outbox: 'outbox',
} as const
