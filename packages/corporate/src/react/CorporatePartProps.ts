import type {
  ClientLogo,
  CorporateGift,
  CorporateGiftCategory,
  CorporatePage,
  HowToOrderStep,
  Testimonial,
} from '@store/api-client/contract/corporate'
import type { ReactNode } from 'react'
import type { EnquiryMessages } from '../messages/EnquiryMessages.ts'
import type { LandingMessages } from '../messages/LandingMessages.ts'
import type { RecipientListMessages } from '../messages/RecipientListMessages.ts'
import type { RecipientListActions, RecipientListStore } from '../recipients/createRecipientListStore.ts'
import type { RecipientListRow } from '../recipients/RecipientListState.ts'
import type { EnquirySubmissionState } from '../store/EnquiryState.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `CorporateBanner`. */
export interface CorporateBannerProps {
  /** Text and picture. */
  readonly banner: CorporatePage['banner']
  /** The button below the text. */
  readonly children: ReactNode
}

/** Props of `GiftsOffered`. */
export interface GiftsOfferedProps {
  /** Kinds of gifts, six in the specification. */
  readonly gifts: readonly CorporateGiftCategory[]
  /** Adapts a URL to where the page is shown, such as in the shop's app. */
  readonly linkTo: (href: string) => string
  readonly messages: Pick<LandingMessages, 'gifts' | 'pictureFailed'>
}

/** Props of `HowToOrderSteps`. */
export interface HowToOrderStepsProps {
  readonly steps: readonly HowToOrderStep[]
  readonly messages: Pick<LandingMessages, 'steps'>
}

/** Props of `ClientLogos`. */
export interface ClientLogosProps {
  readonly clients: readonly ClientLogo[]
  readonly messages: Pick<LandingMessages, 'clients' | 'carousel' | 'previous' | 'next'>
}

/** Props of `Testimonials`. */
export interface TestimonialsProps {
  readonly testimonials: readonly Testimonial[]
  readonly messages: Pick<LandingMessages, 'testimonials'>
}

/** Props of `CorporateGallery`. */
export interface CorporateGalleryProps {
  readonly pictures: CorporatePage['gallery']
  readonly messages: Pick<LandingMessages, 'gallery' | 'pictureFailed'>
}

/** Props of `EnquirySuccess`. */
export interface EnquirySuccessProps {
  readonly sent: Extract<EnquirySubmissionState, { readonly kind: 'sent' }>
  readonly messages: EnquiryMessages
  /** Starts another enquiry. */
  readonly onAgain: () => void
}

/** Props of `PriceEstimate`. */
export interface PriceEstimateProps {
  /** The chosen gift. */
  readonly gift: CorporateGift | undefined
  /** Quantity, as typed. */
  readonly quantity: string
  readonly messages: EnquiryMessages
}

/** Props of `EnquiryForm` and `LazyRecipientsPanel`. */
export interface EnquiryFormProps {
  readonly messages: EnquiryMessages
}

/** Props of `RecipientListImport` and `RecipientsTable`. */
export interface RecipientListProps {
  readonly store: RecipientListStore
  readonly messages: RecipientListMessages
}

/** Props of `RecipientRow`. */
export interface RecipientRowProps {
  readonly row: RecipientListRow
  readonly actions: RecipientListActions
  readonly messages: RecipientListMessages
}

/** Props of `CorporateContact`. */
export interface CorporateContactProps {
  /** The shop's e-mail address for companies. @default none */
  readonly contactEmail?: string | undefined
}
