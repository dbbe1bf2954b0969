import type { headMessages as English } from '../en/headMessages.ts'

/** Hindi titles and descriptions of pages, for browsers and search engines. */
export const headMessages: typeof English = {
  failed: 'कुछ गड़बड़ हो गई',
  notFound: 'पेज नहीं मिला',
  cart: 'कार्ट',
  checkout: 'डिलीवरी की जानकारी',
  corporate: 'कॉर्पोरेट उपहार',
  credits: 'आभार',
  creditsText: 'यह स्टोर किनका डेटा और किनकी कला इस्तेमाल करता है, और किन लाइसेंस के साथ।',
  giftReceipt: 'उपहार की रसीद',
  invoice: 'इनवॉइस',
  order: 'आपका ऑर्डर',
  lookup: 'अपना ऑर्डर ढूँढें',
  orders: 'आपके ऑर्डर',
  page: (title, page) => `${title}, पेज ${page}`,
  reviewsOf: (title) => `${title} के बारे में हमारे ग्राहक क्या कहते हैं, उनके शब्दों और तस्वीरों में।`,
  reviews: (brand) => `${brand} के उपहारों के बारे में हमारे ग्राहक क्या कहते हैं, उनके शब्दों और तस्वीरों में।`,
  signIn: (brand) => `${brand} में लॉगिन करें`,
  sitemap: 'साइटमैप',
  sitemapText: (brand) => `${brand} के पेज: श्रेणी और मौके के हिसाब से उपहार, मदद और नियम।`,
  favorites: 'पसंदीदा',
}
