// First draft by machine: no native speaker has reviewed it yet.
import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /contact-us */
export const contactUs: Article = {
  title: 'যোগাযোগ করুন',
  lead: 'আমরা প্রতিদিন 8:00 থেকে 22:00 পর্যন্ত আছি। অর্ডার নম্বরটি হাতের কাছে রাখুন: সেটি MG দিয়ে শুরু হয়।',
  sections: [
    {
      heading: 'অর্ডার সম্পর্কে',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: 'আপনার অর্ডার খুঁজুন',
              href: '/orders/lookup',
              note: 'দেখুন সেটি কোথায় আছে আর এখনও কী বদলানো যায়। সবচেয়ে দ্রুত উত্তর, যে কোনও সময়।',
            },
            { text: 'হোয়াটসঅ্যাপে কথা বলুন', href: shop.whatsApp, note: 'প্রতিদিন 8:00 থেকে 22:00' },
            {
              text: `${shop.email}-এ লিখুন`,
              href: `mailto:${shop.email}`,
              note: '8:00 থেকে 22:00-এর মধ্যে আমরা চার ঘণ্টায় উত্তর দিই।',
            },
          ],
        },
      ],
    },
    {
      heading: 'অন্য কিছু সম্পর্কে',
      blocks: [
        {
          kind: 'links',
          links: [
            { text: 'কর্পোরেট উপহার', href: '/corporate-gifts', isCategory: true },
            { text: 'আমাদের সঙ্গে বিক্রি করুন', href: '/sell-with-us' },
            { text: 'প্রেস', href: '/show-media' },
            { text: 'গোপনীয়তা', href: '/privacy-page' },
          ],
        },
        {
          kind: 'text',
          text: 'এগুলি একটি নমুনা দোকানের ঠিকানা, তাই কেউ পড়েন না।',
        },
      ],
    },
  ],
}
