import type { ReceiverError } from '@store/api-client/contract/rules/validateReceiver'
import type { AddressFieldMessages } from '../../address/AddressFieldMessages.ts'

/** Messages of the address fields in Hindi. */
export const addressFieldsHi: AddressFieldMessages = {
  addressType: 'पते का प्रकार',
  addressTypes: { home: 'घर', office: 'दफ़्तर', other: 'अन्य' },
  title: 'संबोधन',
  fullName: 'पूरा नाम',
  contactNumber: 'मोबाइल नंबर',
  alternateContactNumber: 'दूसरा मोबाइल नंबर',
  alternateHint: 'पहला नंबर न लगने पर ही कॉल करेंगे',
  address: 'पता',
  addressHint: 'मकान या फ़्लैट, सड़क और इलाका',
  landmark: 'नज़दीकी पहचान',
  pincode: 'पिनकोड',
  postalCode: 'डाक कोड',
  city: 'शहर',
  optional: '(वैकल्पिक)',
}

/** Error texts of the shared validation rules in Hindi. */
export const receiverErrorsHi: Readonly<Record<ReceiverError, string>> = {
  required: 'यह भरना ज़रूरी है',
  name: 'कृपया सही नाम लिखें',
  mobile: 'कृपया सही मोबाइल नंबर लिखें',
  pincode: '6 अंकों का पिनकोड लिखें',
  postalCode: 'सही डाक कोड लिखें',
  tooLong: 'यह बहुत लंबा है',
}
