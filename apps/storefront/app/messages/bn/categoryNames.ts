// First draft by machine: no native speaker has reviewed it yet.
import type { categoryNames as English } from '../en/categoryNames.ts'

/** Bengali names of the categories that the error pages link to. */
export const categoryNames: typeof English = {
  flowers: 'ফুল',
  cakes: 'কেক',
  plants: 'গাছ',
  combos: 'কম্বো',
  gifts: 'উপহার',
  'personalised-gifts': 'নাম লেখা উপহার',
  hampers: 'হ্যাম্পার',
  'send-rakhi': 'রাখি',
}
