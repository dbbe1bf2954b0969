// First draft by machine: no native speaker has reviewed it yet.
import type { articleMessages as English } from '../en/articleMessages.ts'

/** Bengali messages around the content of every article. */
export const articleMessages: typeof English = {
  home: 'হোম',
  breadcrumb: 'আপনি এখানে',
  changed: (day) => `শেষ পরিবর্তন: ${day}`,
  contact: {
    title: 'যোগাযোগ করুন',
    lead: 'অর্ডার বা উপহার নিয়ে প্রশ্ন আছে? আমাদের সঙ্গে এভাবে যোগাযোগ করুন।',
    findOrder: 'আপনার অর্ডার খুঁজুন',
    findOrderNote: 'সেটি কোথায়, আর এখনও কী বদলানো যায়।',
    call: (number) => `কল করুন: ${number}`,
    whatsApp: 'WhatsApp-এ চ্যাট করুন',
    write: (email) => `ইমেল লিখুন: ${email}`,
    address: 'ঠিকানা',
  },
}
