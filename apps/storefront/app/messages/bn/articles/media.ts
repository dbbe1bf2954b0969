// First draft by machine: no native speaker has reviewed it yet.
import type { Article } from '../../../Article.ts'
import { brand } from '../../../brand.ts'
import { shop } from '../../../shop.ts'

/** /show-media */
export const media: Article = {
  title: 'সংবাদমাধ্যমে',
  lead: 'যাঁরা উপহার, ফুল বা অনলাইন দোকান নিয়ে লেখেন তাঁদের জন্য: তথ্য, ছবি ও যোগাযোগ।',
  sections: [
    {
      heading: 'এক নজরে',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['কী', 'ফুল, কেক, গাছ, হ্যাম্পার ও নাম লেখা উপহারের অনলাইন স্টোর'],
            ['কোথায়', 'সারা ভারত ও সাতটি অন্য দেশ'],
            ['কীভাবে', 'প্রাপকের কাছের ফ্লোরিস্ট ও বেকার তৈরি করেন, অথবা কুরিয়ারে পাঠানো হয়'],
            ['নাম', `${brand.name}, অর্থাৎ গাঁদা: ভারতের উৎসবের ফুল`],
          ],
        },
      ],
    },
    {
      heading: 'ছবি',
      blocks: [
        {
          kind: 'links',
          links: [
            { text: 'আমাদের লোগো, SVG হিসেবে', href: '/api/pictures/mark.svg' },
            { text: 'লেখার জন্য ছবি, 1200 × 630', href: '/api/pictures/og.png' },
          ],
        },
        {
          kind: 'text',
          text: 'আমাদের নিয়ে লিখতে দুটিই ব্যবহার করতে পারেন। লোগোর চারপাশে একটু জায়গা রাখুন, আর রঙ বদলাবেন না।',
        },
      ],
    },
    {
      heading: 'প্রশ্ন',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: `${shop.pressEmail}-এ লিখুন`,
              href: `mailto:${shop.pressEmail}`,
              note: 'আমরা এক কাজের দিনের মধ্যে উত্তর দিই।',
            },
          ],
        },
      ],
    },
  ],
}
