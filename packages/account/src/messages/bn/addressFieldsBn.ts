// First draft by machine: no native speaker has reviewed it yet.
import type { ReceiverError } from '@store/api-client/contract/rules/validateReceiver'
import type { AddressFieldMessages } from '../../address/AddressFieldMessages.ts'

/** Messages of the address fields in Bengali. */
export const addressFieldsBn: AddressFieldMessages = {
  addressType: 'ঠিকানার ধরন',
  addressTypes: { home: 'বাড়ি', office: 'অফিস', other: 'অন্য' },
  title: 'সম্বোধন',
  fullName: 'পুরো নাম',
  contactNumber: 'মোবাইল নম্বর',
  alternateContactNumber: 'দ্বিতীয় মোবাইল নম্বর',
  alternateHint: 'প্রথম নম্বরে না পেলে তবেই কল করব',
  address: 'ঠিকানা',
  addressHint: 'বাড়ি বা ফ্ল্যাট, রাস্তা ও এলাকা',
  landmark: 'কাছের চেনা জায়গা',
  pincode: 'পিনকোড',
  postalCode: 'পোস্টাল কোড',
  city: 'শহর',
  optional: '(ঐচ্ছিক)',
}

/** Error texts of the shared validation rules in Bengali. */
export const receiverErrorsBn: Readonly<Record<ReceiverError, string>> = {
  required: 'এটি পূরণ করা আবশ্যক',
  name: 'অনুগ্রহ করে সঠিক নাম লিখুন',
  mobile: 'অনুগ্রহ করে সঠিক মোবাইল নম্বর লিখুন',
  pincode: '6 অঙ্কের পিনকোড লিখুন',
  postalCode: 'সঠিক পোস্টাল কোড লিখুন',
  tooLong: 'এটি খুব বড়',
}
