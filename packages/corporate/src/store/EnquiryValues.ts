/** Values of the enquiry form, as typed; the captcha is not stored, because it is valid for one attempt. */
export interface EnquiryValues {
  readonly name: string
  /** Mobile number without `+91`. */
  readonly mobile: string
  readonly email: string
  /** Number of units. */
  readonly quantity: string
  readonly company: string
  /** URL of the gift's page; empty if none is chosen. */
  readonly productUrl: string
}

/** Text fields of the form, in tab order. */
export const enquiryTextFields = [
  ...(['name', 'mobile', 'email', 'quantity', 'company', 'productUrl'] as const),
] satisfies readonly (keyof EnquiryValues)[]

/** Values of an empty form. */
export const emptyEnquiryValues: EnquiryValues = {
  ...{ name: '', mobile: '', email: '', quantity: '', company: '', productUrl: '' },
}
