import type { EnquiryField } from '@store/api-client/contract/rules/enquiryFields'

/** Names of the fields in the form, as the specification has them (2, section 3). */
export const enquiryFieldNames = {
  ...{ name: 'name', mobile: 'mobile_number', email: 'email', quantity: 'order_quantity' },
  ...{ company: 'company_name', captcha: 'captcha_name' },
} as const satisfies Readonly<Record<EnquiryField, string>>
