import type { Article } from '../../../Article.ts'
import { brand } from '../../../brand.ts'
import { shop } from '../../../shop.ts'

/** /show-media */
export const media: Article = {
  title: 'मीडिया में',
  lead: 'उन सबके लिए जो उपहारों, फूलों या ऑनलाइन दुकानों पर लिखते हैं: जानकारी, तस्वीरें और संपर्क।',
  sections: [
    {
      heading: 'एक नज़र में',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['क्या', 'फूल, केक, पौधे, हैंपर और नाम वाले उपहारों का ऑनलाइन स्टोर'],
            ['कहाँ', 'पूरा भारत और सात दूसरे देश'],
            ['कैसे', 'पाने वाले के पास के फ्लोरिस्ट और बेकर बनाते हैं, या कूरियर से भेजा जाता है'],
            ['नाम', `${brand.name}, यानी गेंदा: भारत के त्योहारों का फूल`],
          ],
        },
      ],
    },
    {
      heading: 'तस्वीरें',
      blocks: [
        {
          kind: 'links',
          links: [
            { text: 'हमारा लोगो, SVG में', href: '/api/pictures/mark.svg' },
            { text: 'लेखों के लिए तस्वीर, 1200 × 630', href: '/api/pictures/og.png' },
          ],
        },
        {
          kind: 'text',
          text: 'हमारे बारे में लिखते समय आप दोनों का इस्तेमाल कर सकते हैं। लोगो के चारों ओर थोड़ी जगह छोड़ें और उसके रंग न बदलें।',
        },
      ],
    },
    {
      heading: 'सवाल',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: `${shop.pressEmail} पर लिखें`,
              href: `mailto:${shop.pressEmail}`,
              note: 'हम एक कामकाजी दिन में जवाब देते हैं।',
            },
          ],
        },
      ],
    },
  ],
}
