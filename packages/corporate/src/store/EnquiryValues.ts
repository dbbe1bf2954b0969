/** What stands in the enquiry form, as typed; the captcha is not kept, for it is good for one try. */
export interface EnquiryValues {
  readonly name: string
  /** Mobile number without `+91`. */
  readonly mobile: string
  readonly email: string
  /** Pieces. */
  readonly quantity: string
  readonly company: string
  /** Address of the gift's page; empty where none is chosen. */
  readonly productUrl: string
}

/** The texts of the form in the order they are met. */
export const enquiryTextFields = [
  ...(['name', 'mobile', 'email', 'quantity', 'company', 'productUrl'] as const),
] satisfies readonly (keyof EnquiryValues)[]

/** A form nobody typed into. */
export const emptyEnquiryValues: EnquiryValues = {
  ...{ name: '', mobile: '', email: '', quantity: '', company: '', productUrl: '' },
}
