// First draft by machine: no native speaker has reviewed it yet.
import type { verifyMobileMessages as English } from '../en/verifyMobileMessages.ts'

/** Bengali messages of the offer to verify a mobile number after an order. */
export const verifyMobileMessages: typeof English = {
  text: 'আপনার মোবাইল নম্বর যাচাই করুন, যাতে কুরিয়ার আপনার সঙ্গে যোগাযোগ করতে পারে।',
  verify: 'নম্বর যাচাই করুন',
  notNow: 'এখন নয়',
}
