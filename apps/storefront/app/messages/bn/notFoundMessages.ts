// First draft by machine: no native speaker has reviewed it yet.
import type { notFoundMessages as English } from '../en/notFoundMessages.ts'

/** Bengali messages of the not-found page. */
export const notFoundMessages: typeof English = {
  title: 'কিছু একটা ভুল হয়েছে',
  text: 'চিন্তা নেই, আমরা তো আছি',
  backHome: 'হোমে যান',
  shelves: 'আপনার নতুন পছন্দ বেছে নিন',
}
