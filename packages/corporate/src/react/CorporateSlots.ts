import type { Slot } from '@store/ui/slots'
import type {
  ClientLogosProps,
  CorporateBannerProps,
  CorporateContactProps,
  CorporateGalleryProps,
  EnquiryFormProps,
  EnquirySuccessProps,
  GiftsOfferedProps,
  HowToOrderStepsProps,
  PriceEstimateProps,
  RecipientListProps,
  RecipientRowProps,
  TestimonialsProps,
} from './CorporatePartProps.ts'

/** Slots of the corporate page, for `EnquiryProvider`: each replaces or wraps a part. */
export interface CorporateSlots {
  /** The result of an opened confirmation link, as a live region. */
  readonly confirmation?: Slot<object> | undefined
  /** The introduction; its children are the button that opens the form. */
  readonly banner?: Slot<CorporateBannerProps> | undefined
  /** The button that opens the form, in the introduction and in the contact section. */
  readonly enquireButton?: Slot<object> | undefined
  /** The kinds of gifts. */
  readonly giftsOffered?: Slot<GiftsOfferedProps> | undefined
  /** The steps from the enquiry to the delivery. */
  readonly steps?: Slot<HowToOrderStepsProps> | undefined
  /** The logos of clients. */
  readonly clients?: Slot<ClientLogosProps> | undefined
  /** The testimonials. */
  readonly testimonials?: Slot<TestimonialsProps> | undefined
  /** Pictures of gifts made for companies. */
  readonly gallery?: Slot<CorporateGalleryProps> | undefined
  /** The section with the e-mail address and the button that opens the form; links point to its anchor `enquiry`. */
  readonly contact?: Slot<CorporateContactProps> | undefined
  /** The dialog of the form. */
  readonly dialog?: Slot<object> | undefined
  /** The form in the dialog. */
  readonly form?: Slot<EnquiryFormProps> | undefined
  /** The estimate of the price, as a live region. */
  readonly estimate?: Slot<PriceEstimateProps> | undefined
  /** The list of recipients in the form, lazy-loaded on demand. */
  readonly recipients?: Slot<EnquiryFormProps> | undefined
  /** The import of the list of recipients. */
  readonly recipientImport?: Slot<RecipientListProps> | undefined
  /** The rows of the list of recipients, with filter and pages. */
  readonly recipientTable?: Slot<RecipientListProps> | undefined
  /** One row of the list, rendered as a table row. */
  readonly recipientRow?: Slot<RecipientRowProps> | undefined
  /** The success of an enquiry. */
  readonly success?: Slot<EnquirySuccessProps> | undefined
}
