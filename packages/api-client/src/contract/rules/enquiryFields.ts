/** The fields of the enquiry form in the order they are met, which is the order faults are led to. */
export const enquiryFields = ['name', 'mobile', 'email', 'quantity', 'company', 'captcha'] as const

/** A field of the enquiry form. */
export type EnquiryField = (typeof enquiryFields)[number]

/** A rule of the enquiry form that was broken; named after its field, but for the quantity, which has three. */
export type EnquiryError = EnquiryField | 'notWhole' | 'tooMany'
