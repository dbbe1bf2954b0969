// First draft by machine: no native speaker has reviewed it yet.
import type { Article } from '../../../Article.ts'

/** /blog/words-on-a-cake */
export const wordsOnACake: Article = {
  title: 'কেকের উপর কী লিখবেন',
  lead: 'কেকে সাধারণত 25টি অক্ষরের জায়গা থাকে। যা সবাই জানেন তা বাদ দিলে এটুকুই যথেষ্ট।',
  parent: { text: 'ব্লগ', href: '/blog' },
  sections: [
    {
      heading: 'উপলক্ষ লেখার দরকার নেই',
      blocks: [
        {
          kind: 'text',
          text: 'ঘরের সবাই জানেন আজ জন্মদিন। “শুভ জন্মদিন”-এর চেয়ে শুধু নামটি বেশি আপন, আর এমন একটি শব্দের জায়গাও থাকে যা শুধু আপনারা দুজন বোঝেন।',
        },
      ],
    },
    {
      heading: 'যেমন বলেন তেমনই লিখুন',
      blocks: [
        {
          kind: 'quotes',
          quotes: ['চল্লিশে দারুণ লাগছে', 'আসছে বছর আবার হবে', 'তুমি পেরেছ!', 'তাড়াতাড়ি ঘরে ফেরো'],
        },
      ],
    },
    {
      heading: 'দৈর্ঘ্যের খেয়াল রাখুন',
      blocks: [
        {
          kind: 'list',
          items: [
            'অক্ষর, সংখ্যা, ফাঁকা জায়গা ও - _ @ ( ) ! / & সব গোনা হয়। অন্য চিহ্ন ও ইমোজি আইসিংয়ে লেখা যায় না।',
            'যে কোনও লিপিতে লেখা যায়। মাত্রা-চিহ্ন সহ অক্ষর, যেমন “কি”, একটিই গোনা হয়।',
            'লম্বা শুভেচ্ছা বার্তা কার্ডে লিখুন।',
          ],
        },
        { kind: 'links', links: [{ text: 'সব কেক দেখুন', href: '/cakes', isCategory: true }] },
      ],
    },
  ],
}
