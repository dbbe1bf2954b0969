import type { ConfirmationLinkState } from '../store/EnquiryState.ts'

/** UI messages of the landing page that are not part of its data. */
export interface LandingMessages {
  /** Button that opens the form. */
  readonly enquire: string
  /** Heading of the kinds of gifts. */
  readonly gifts: string
  /** Heading of the clients' logos. */
  readonly clients: string
  /** Heading of the testimonials. */
  readonly testimonials: string
  /** Heading of the pictures. */
  readonly gallery: string
  /** Heading of the steps of an order. */
  readonly steps: string
  /** Heading of the last section, which opens the form. */
  readonly contact: string
  /** Introduces the e-mail address, which follows. */
  readonly write: string
  /** Replaces a picture that could not be loaded. */
  readonly pictureFailed: string
  /** Role description of a carousel, for screen readers. */
  readonly carousel: string
  /** Label of the back arrow. */
  readonly previous: string
  /** Label of the forward arrow. */
  readonly next: string
  /** Result of an e-mail link. */
  readonly link: (link: ConfirmationLinkState) => string
  /** Button that opens the confirmation link again. */
  readonly retry: string
}
