import type { Paise } from '@store/api-client/contract/money'
import type { EnquiryError } from '@store/api-client/contract/rules/enquiryFields'
import type { OrderEstimate } from '@store/api-client/contract/rules/estimateOrder'
import type { CaptchaMessages } from '@store/ui/captcha'
import type { LocalizedMessages } from '@store/ui/messages'
import type { EnquirySubmissionError } from '../store/EnquiryState.ts'

/** All UI messages of the enquiry form. */
export interface EnquiryMessages extends LocalizedMessages {
  /** The dialog's heading. */
  readonly title: string
  /** Button that closes the dialog. */
  readonly close: string
  /** Shown while the form is loading. */
  readonly loading: string
  /** Shown when the form could not be loaded. */
  readonly loadFailed: string
  /** Button that loads the form again. */
  readonly tryAgain: string
  /** Label of the name. */
  readonly name: string
  /** Label of the mobile number. */
  readonly mobile: string
  /** Label of the e-mail address. */
  readonly email: string
  /** Label of the quantity. */
  readonly quantity: string
  /** Minimum quantity of the chosen gift. */
  readonly minimum: (pieces: number) => string
  /** Label of the company's name. */
  readonly company: string
  /** Label of the gift select. */
  readonly product: string
  /** Option for no gift. */
  readonly anyProduct: string
  /** Name of a gift that the page does not know, with its URL. */
  readonly otherProduct: (href: string) => string
  /** Follows the label of an optional field. */
  readonly optional: string
  /** Estimate of the order. */
  readonly estimate: (estimate: OrderEstimate, price: (amount: Paise) => string) => string
  /** States that the estimate is not an offer. */
  readonly estimateNote: string
  /** Label of the captcha. */
  readonly captcha: string
  /** Hint on what to enter for the captcha. */
  readonly captchaHint: string
  /** Alternative text of the captcha image; never the answer. */
  readonly captchaAlt: string
  /** Texts beside the captcha image. */
  readonly captchaImage: CaptchaMessages
  /** Button that requests an e-mailed link instead of the image. */
  readonly byMail: string
  /** Explains the confirmation link by e-mail. */
  readonly byMailNote: string
  /** Button that returns to the image. */
  readonly byPicture: string
  /** Label of the honeypot field, hidden from people. */
  readonly website: string
  /** Button that opens the recipient list. */
  readonly addList: string
  /** Number of recipients that were added. */
  readonly listed: (rows: number) => string
  /** Sends the enquiry. */
  readonly submit: string
  /** Error of a field. */
  readonly fieldError: (fault: EnquiryError) => string
  /** Why the enquiry was rejected. */
  readonly submissionError: (fault: EnquirySubmissionError) => string
  /** Heading of the success. */
  readonly sent: string
  /** Label of the reference number. */
  readonly reference: string
  /** Explains the next steps, and where the copy or link was sent. */
  readonly next: (awaitsLink: boolean, email: string) => string
  /** Button that starts another enquiry. */
  readonly again: string
}
