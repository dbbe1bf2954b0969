// First draft by machine: no native speaker has reviewed it yet.
import type { failedPageMessages as English } from '../en/failedPageMessages.ts'

/** The something-went-wrong page in Bengali. */
export const failedPageMessages: typeof English = {
  title: 'এই পৃষ্ঠাটি খোলা গেল না',
  text: 'কিছু একটা ভুল হয়েছে। একটু পরে চেষ্টা করুন বা পৃষ্ঠাটি রিফ্রেশ করুন।',
  tryAgain: 'আবার চেষ্টা করুন',
  backHome: 'হোমে যান',
  categories: 'বা বিভাগগুলি দেখুন',
}
