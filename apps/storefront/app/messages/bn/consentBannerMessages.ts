// First draft by machine: no native speaker has reviewed it yet.
import type { consentBannerMessages as English } from '../en/consentBannerMessages.ts'

/** Bengali messages of the consent banner. */
export const consentBannerMessages: typeof English = {
  title: 'কুকি ও পরিসংখ্যান।',
  text: 'এগুলি ছাড়াও স্টোর চলে। আপনার সম্মতিতে আমরা এটি আরও ভালো করতে ও আপনার কাজের অফার দেখাতে ভিজিট গুনি।',
  privacy: 'গোপনীয়তা নীতি',
  accept: 'সম্মত',
  reject: 'অসম্মত',
  choose: 'বেছে নিন',
}
