// First draft by machine: no native speaker has reviewed it yet.
import type { Article } from '../../../Article.ts'

/** /blog */
export const blog: Article = {
  title: 'ব্লগ',
  lead: 'ছোট ছোট লেখা: অনেক দিন তাজা থাকা ফুল, সময়ে পৌঁছানো উপহার আর মন থেকে লেখা বার্তা নিয়ে।',
  sections: [
    {
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: 'কাটা গোলাপ এক সপ্তাহ তাজা রাখুন',
              href: '/blog/roses-that-last',
              note: 'নতুন করে কাটা ডাঁটি, পরিষ্কার জল আর ঠান্ডা জায়গা: তোড়া সত্যি কীসে তাজা থাকে।',
            },
            {
              text: 'উপহার কোন দিন পৌঁছানো উচিত?',
              href: '/blog/the-right-day',
              note: 'সেদিনই, আগের দিন, নাকি অতিথিরা চলে যাওয়ার পরে।',
            },
            {
              text: 'কেকের উপর কী লিখবেন',
              href: '/blog/words-on-a-cake',
              note: 'আইসিংয়ের 25টি অক্ষরে মনের কথা কীভাবে বলবেন।',
            },
          ],
        },
      ],
    },
  ],
}
