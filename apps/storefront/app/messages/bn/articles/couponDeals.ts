// First draft by machine: no native speaker has reviewed it yet.
import type { Article } from '../../../Article.ts'

/** /coupon-deals; the codes are those that the sample shop accepts. */
export const couponDeals: Article = {
  title: 'কুপন ও অফার',
  lead: 'এই কোডগুলি আজ চলছে। কার্টের কুপনের ঘরে কোড লিখুন, ছাড় সঙ্গে সঙ্গে দেখা যাবে।',
  sections: [
    {
      heading: 'কোড',
      blocks: [
        {
          kind: 'codes',
          codes: [
            {
              code: 'FIRST10',
              text: 'প্রথম অর্ডারে 10% ছাড়, সর্বোচ্চ ₹150, ₹499 বা তার বেশি দামের উপহারে।',
            },
            { code: 'GIFTS5', text: '5% ছাড়, সর্বোচ্চ ₹100, ₹999 বা তার বেশি দামের উপহারে।' },
          ],
        },
      ],
    },
    {
      heading: 'আরও সাশ্রয়',
      blocks: [
        {
          kind: 'list',
          items: [
            'ভারতে ₹499 থেকে ডেলিভারি বিনামূল্যে।',
            'আলাদা আলাদা উপহারের চেয়ে কম্বোর দাম কম।',
            'অর্ডার পৌঁছালে পয়েন্ট পাওয়া যায়। এক পয়েন্ট এক টাকা। পয়েন্ট দিয়ে অর্ডারের 10% পর্যন্ত দেওয়া যায়, সর্বোচ্চ ₹200।',
            'বন্ধুকে ডাকুন: তাঁর প্রথম অর্ডার পৌঁছালে আপনারা দুজনেই 100 পয়েন্ট পাবেন।',
          ],
        },
        {
          kind: 'links',
          links: [
            { text: 'সব কম্বো দেখুন', href: '/combos', isCategory: true },
            { text: 'বন্ধুদের ডাকুন ও আয় করুন', href: '/refer-and-earn' },
          ],
        },
      ],
    },
    {
      heading: 'শর্ত',
      blocks: [
        {
          kind: 'list',
          items: [
            'এক অর্ডারে একটি কোড। কোড উপহারের দাম কমায়, ডেলিভারি চার্জ নয়।',
            'অর্ডার বাতিল করলে প্রথম অর্ডারের কোড আবার ব্যবহার করা যায়।',
          ],
        },
      ],
    },
  ],
}
