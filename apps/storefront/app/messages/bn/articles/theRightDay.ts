// First draft by machine: no native speaker has reviewed it yet.
import type { Article } from '../../../Article.ts'

/** /blog/the-right-day */
export const theRightDay: Article = {
  title: 'উপহার কোন দিন পৌঁছানো উচিত?',
  lead: 'সব সময় সেই দিনটিতেই নয়। কয়েকটি কাজের কথা।',
  parent: { text: 'ব্লগ', href: '/blog' },
  sections: [
    {
      heading: 'জন্মদিন',
      blocks: [
        {
          kind: 'text',
          text: 'সেদিনই, আর সকালে: নটায় আসা ফুল সারা দিন আনন্দ দেয়। কেকের জন্য পার্টির ঠিক আগের সময় বেছে নিন, যাতে ভরা ফ্রিজে অপেক্ষা করতে না হয়।',
        },
      ],
    },
    {
      heading: 'উৎসব',
      blocks: [
        {
          kind: 'text',
          text: 'আগের দিন। পুজো বা দীপাবলিতে বাড়ি ভরা থাকে, রাস্তাও। মিষ্টি ভালো থাকে, আর আগে পৌঁছানো হ্যাম্পার অতিথিরা এলে হাজির থাকে।',
        },
      ],
    },
    {
      heading: 'নতুন শিশু বা নতুন বাড়ি',
      blocks: [
        {
          kind: 'text',
          text: 'এক সপ্তাহ পরে। সেই দিনে কারও হাত খালি থাকে না, ফুলদানিও নয়। অতিথিরা চলে যাওয়ার পরে আসা গাছ প্রাপ্য যত্নটুকু পায়।',
        },
      ],
    },
    {
      heading: 'সমবেদনা',
      blocks: [
        {
          kind: 'text',
          text: 'খবর পেলেই, আর এক মাস পরে আরও একবার, যখন বাকি সবার চিঠি থেমে গেছে।',
        },
        {
          kind: 'links',
          links: [
            { text: 'গাছ', href: '/plants', isCategory: true },
            { text: 'হ্যাম্পার', href: '/hampers', isCategory: true },
          ],
        },
      ],
    },
  ],
}
