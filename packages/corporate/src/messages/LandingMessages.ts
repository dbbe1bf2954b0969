import type { ConfirmationLinkState } from '../store/EnquiryState.ts'

/** Every word of the landing page that does not come with its data. */
export interface LandingMessages {
  /** Opens the form. */
  readonly enquire: string
  /** Heading of the kinds of gifts. */
  readonly gifts: string
  /** Heading of the clients' marks. */
  readonly clients: string
  /** Heading of what clients said. */
  readonly testimonials: string
  /** Heading of the pictures. */
  readonly gallery: string
  /** Heading of the steps of an order. */
  readonly steps: string
  /** Heading of the last part, which leads to the form. */
  readonly contact: string
  /** What to do without the form; the address follows. */
  readonly write: string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
  /** What kind of thing a carousel is, read out. */
  readonly carousel: string
  /** Arrow back. */
  readonly previous: string
  /** Arrow on. */
  readonly next: string
  /** What came of a mailed link. */
  readonly link: (link: ConfirmationLinkState) => string
  /** Opens the link once more. */
  readonly retry: string
}
