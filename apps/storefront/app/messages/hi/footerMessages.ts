import type { footerMessages as English } from '../en/footerMessages.ts'

const currencies = new Intl.DisplayNames('hi-IN', { type: 'currency' })

/** Hindi messages of the footer. */
export const footerMessages: typeof English = {
  label: 'दुकान के बारे में और',
  language: 'भाषा',
  social: 'हमसे जुड़ें',
  app: 'ऐप',
  fromApple: 'ऐप स्टोर से ऐप लें',
  fromGoogle: 'गूगल प्ले से ऐप लें',
  payments: (methods) => `भुगतान के तरीके: ${methods.join(', ')}`,
  currency: 'कीमतें इस मुद्रा में दिखाएँ',
  currencyOption: (code, name) => `${code}, ${currencies.of(code) ?? name}`,
  changeCurrency: 'बदलें',
  theme: { label: 'रंग-रूप', system: 'डिवाइस के अनुसार', light: 'हल्का', dark: 'गहरा' },
  copyright: (brand) => `© ${brand}। सर्वाधिकार सुरक्षित।`,
  demo: 'नमूना स्टोर: यहाँ सच में कुछ नहीं बिकता। कोड और ईमेल यहाँ आते हैं:',
  outbox: 'आउटबॉक्स',
  groups: {
    help: 'मदद',
    shopping: 'हमारे साथ खरीदारी',
    legal: 'नियम और जानकारी',
  },
  links: {
    reviews: 'रिव्यू',
    lookup: 'अपना ऑर्डर ढूँढें',
    contact: 'हमसे संपर्क करें',
    whatsApp: 'व्हाट्सऐप पर बात करें',
    refer: 'दोस्तों को बुलाएँ और कमाएँ',
    corporate: 'कॉर्पोरेट उपहार',
    cookies: 'कुकी की पसंद',
    sitemap: 'साइटमैप',
    credits: 'आभार',
  },
}
