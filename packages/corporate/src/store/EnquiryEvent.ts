/** Analytics events of the enquiry. */
export type EnquiryEvent =
  | { readonly kind: 'enquiryOpened' }
  | { readonly kind: 'enquirySent'; readonly reference: string; readonly awaitsLink: boolean }
  | { readonly kind: 'enquiryConfirmed'; readonly reference: string }
