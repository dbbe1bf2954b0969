/** The fields of the enquiry form in display order; the first invalid one gets the focus. */
export const enquiryFields = ['name', 'mobile', 'email', 'quantity', 'company', 'captcha'] as const

/** A field of the enquiry form. */
export type EnquiryField = (typeof enquiryFields)[number]

/** A violated rule of the enquiry form; named after its field, except for the quantity, which has three. */
export type EnquiryError = EnquiryField | 'notWhole' | 'tooMany'
