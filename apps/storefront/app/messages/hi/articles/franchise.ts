import type { Article } from '../../../Article.ts'
import { brand } from '../../../brand.ts'
import { shop } from '../../../shop.ts'

/** /franchise */
export const franchise: Article = {
  title: 'फ़्रैंचाइज़ी',
  lead: 'हम फ़्रैंचाइज़ी नहीं बेचते, और हमारे नाम के लिए कोई पैसे नहीं देता। इसके बजाय हम अपने पार्टनर को ऑर्डर देते हैं।',
  sections: [
    {
      heading: 'इसका मतलब',
      blocks: [
        {
          kind: 'list',
          items: [
            'फ्लोरिस्ट और बेकर अपने ही नाम से काम करते हैं, और अपने काम के साथ-साथ हमारे लिए भी उपहार बनाते हैं।',
            'न कोई फ़ीस, न माल ख़रीदना, न दुकान सजाना।',
            `कोई आपको पैसे लेकर ${brand.name} की फ़्रैंचाइज़ी दे, तो वह हम नहीं हैं। कृपया हमें बताएँ।`,
          ],
        },
      ],
    },
    {
      heading: 'पूरे शहर के लिए पार्टनर',
      blocks: [
        {
          kind: 'text',
          text: 'जहाँ हमारे पार्टनर कम हैं, वहाँ हम ऐसे पार्टनर ढूँढते हैं जो पूरा शहर सँभाल सकें: कई बनाने वाले, एक डिस्पैचर और राइडर। शर्तें हर शहर के लिए अलग तय होती हैं।',
        },
        {
          kind: 'links',
          links: [
            { text: 'हमारे साथ बेचें', href: '/sell-with-us' },
            { text: `${shop.partnersEmail} पर लिखें`, href: `mailto:${shop.partnersEmail}` },
          ],
        },
      ],
    },
  ],
}
