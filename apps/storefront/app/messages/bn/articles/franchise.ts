// First draft by machine: no native speaker has reviewed it yet.
import type { Article } from '../../../Article.ts'
import { brand } from '../../../brand.ts'
import { shop } from '../../../shop.ts'

/** /franchise */
export const franchise: Article = {
  title: 'ফ্র্যাঞ্চাইজি',
  lead: 'আমরা ফ্র্যাঞ্চাইজি বিক্রি করি না, আর আমাদের নামের জন্য কেউ টাকা দেন না। তার বদলে আমরা পার্টনারদের অর্ডার দিই।',
  sections: [
    {
      heading: 'এর মানে',
      blocks: [
        {
          kind: 'list',
          items: [
            'ফ্লোরিস্ট ও বেকাররা নিজেদের নামেই থাকেন, আর নিজেদের কাজের পাশাপাশি আমাদের জন্যও উপহার তৈরি করেন।',
            'কোনও ফি নেই, মাল কিনতে হয় না, দোকান সাজাতে হয় না।',
            `কেউ টাকা নিয়ে ${brand.name}-এর ফ্র্যাঞ্চাইজি দিতে চাইলে, তা আমরা নই। আমাদের জানান।`,
          ],
        },
      ],
    },
    {
      heading: 'পুরো শহরের পার্টনার',
      blocks: [
        {
          kind: 'text',
          text: 'যেখানে আমাদের পার্টনার কম, সেখানে আমরা এমন কাউকে খুঁজি যিনি পুরো শহর সামলাতে পারেন: কয়েকজন প্রস্তুতকারক, একজন ডিসপ্যাচার ও রাইডার নিয়ে। শর্ত প্রতিটি শহরের জন্য আলাদা করে ঠিক হয়।',
        },
        {
          kind: 'links',
          links: [
            { text: 'আমাদের সঙ্গে বিক্রি করুন', href: '/sell-with-us' },
            { text: `${shop.partnersEmail}-এ লিখুন`, href: `mailto:${shop.partnersEmail}` },
          ],
        },
      ],
    },
  ],
}
