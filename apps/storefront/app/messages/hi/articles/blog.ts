import type { Article } from '../../../Article.ts'

/** /blog */
export const blog: Article = {
  title: 'ब्लॉग',
  lead: 'छोटे-छोटे लेख: देर तक ताज़ा रहने वाले फूल, समय पर पहुँचने वाले उपहार और दिल से लिखे संदेश।',
  sections: [
    {
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: 'कटे गुलाब हफ़्ते भर ताज़ा कैसे रखें',
              href: '/blog/roses-that-last',
              note: 'ताज़ा कटी डंडी, साफ़ पानी और ठंडी जगह: गुलदस्ता सच में किससे ताज़ा रहता है।',
            },
            {
              text: 'उपहार किस दिन पहुँचना चाहिए?',
              href: '/blog/the-right-day',
              note: 'उसी दिन, एक दिन पहले, या मेहमानों के जाने के बाद।',
            },
            {
              text: 'केक पर क्या लिखें',
              href: '/blog/words-on-a-cake',
              note: 'आइसिंग के 25 अक्षरों में अपनी बात कैसे कहें।',
            },
          ],
        },
      ],
    },
  ],
}
