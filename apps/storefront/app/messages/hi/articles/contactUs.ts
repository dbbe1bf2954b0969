import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /contact-us */
export const contactUs: Article = {
  title: 'हमसे संपर्क करें',
  lead: 'हम हर दिन 8:00 से 22:00 बजे तक आपके लिए मौजूद हैं। अपना ऑर्डर नंबर पास रखें: वह MG से शुरू होता है।',
  sections: [
    {
      heading: 'ऑर्डर के बारे में',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: 'अपना ऑर्डर ढूँढें',
              href: '/orders/lookup',
              note: 'देखें कि वह कहाँ है और अब भी क्या बदला जा सकता है। सबसे तेज़ जवाब, किसी भी समय।',
            },
            { text: 'व्हाट्सऐप पर बात करें', href: shop.whatsApp, note: 'हर दिन 8:00 से 22:00 बजे तक' },
            {
              text: `${shop.email} पर लिखें`,
              href: `mailto:${shop.email}`,
              note: '8:00 से 22:00 बजे के बीच हम चार घंटे में जवाब देते हैं।',
            },
          ],
        },
      ],
    },
    {
      heading: 'किसी और बारे में',
      blocks: [
        {
          kind: 'links',
          links: [
            { text: 'कॉर्पोरेट उपहार', href: '/corporate-gifts', isCategory: true },
            { text: 'हमारे साथ बेचें', href: '/sell-with-us' },
            { text: 'प्रेस', href: '/show-media' },
            { text: 'निजता', href: '/privacy-page' },
          ],
        },
        {
          kind: 'text',
          text: 'ये एक नमूना दुकान के पते हैं, इन्हें कोई नहीं पढ़ता।',
        },
      ],
    },
  ],
}
