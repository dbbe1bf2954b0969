// First draft by machine: no native speaker has reviewed it yet.
import type { Article } from '../../../Article.ts'

/** /download-app */
export const downloadApp: Article = {
  title: 'অ্যাপ ডাউনলোড করুন',
  lead: 'স্টোরটি সরাসরি ব্রাউজার থেকে আপনার হোম স্ক্রিনে যোগ করুন। কিছু ডাউনলোড করতে হয় না, আর এটি সব সময় আপডেট থাকে।',
  sections: [
    {
      heading: 'অ্যান্ড্রয়েড ফোনে',
      blocks: [
        {
          kind: 'list',
          items: [
            'ক্রোমে স্টোরটি খুলুন।',
            'উপরে ডান দিকে তিনটি বিন্দুতে ট্যাপ করুন।',
            '“হোম স্ক্রিনে যোগ করুন” (Add to home screen), তারপর “ইনস্টল করুন” (Install) বেছে নিন।',
          ],
        },
      ],
    },
    {
      heading: 'আইফোন বা আইপ্যাডে',
      blocks: [
        {
          kind: 'list',
          items: [
            'সাফারিতে স্টোরটি খুলুন।',
            'শেয়ার বোতামে ট্যাপ করুন, যা তির-চিহ্ন দেওয়া চৌকো।',
            '“হোম স্ক্রিনে যোগ করুন” (Add to Home Screen) বেছে নিন।',
          ],
        },
      ],
    },
    {
      heading: 'অ্যাপ স্টোর থেকে',
      blocks: [
        {
          kind: 'text',
          text: 'প্রতিটি পৃষ্ঠার নীচের লিংকগুলি অ্যাপ স্টোর ও গুগল প্লে-তে নিয়ে যায়। এটি নমুনা দোকান, তাই সেখানে এখনও কোনও অ্যাপ নেই।',
        },
      ],
    },
  ],
}
