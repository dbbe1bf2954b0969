/** The shop's contact details and links outside its own pages. These are sample values; a live shop replaces them. */
export const shop = {
  email: 'care@marigold.example',
  partnersEmail: 'partners@marigold.example',
  careersEmail: 'careers@marigold.example',
  pressEmail: 'press@marigold.example',
  whatsApp: 'https://wa.me/910000000000',
  social: {
    facebook: 'https://www.facebook.com/marigold.example',
    twitter: 'https://twitter.com/marigold_example',
    youtube: 'https://www.youtube.com/@marigold-example',
    pinterest: 'https://www.pinterest.com/marigoldexample',
    instagram: 'https://www.instagram.com/marigold.example',
    linkedin: 'https://www.linkedin.com/company/marigold-example',
  },
  /** App store links, by the screen the link was tapped on (specification 1, section 2). */
  apps: {
    apple: (from: 'mobile' | 'desktop') =>
      `https://apps.apple.com/in/app/marigold/id0000000000?ct=footer-${from}`,
    google: (from: 'mobile' | 'desktop') =>
      `https://play.google.com/store/apps/details?id=example.marigold&referrer=utm_source%3Dfooter-${from}`,
  },
} as const
