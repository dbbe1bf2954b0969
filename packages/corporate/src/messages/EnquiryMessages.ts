import type { Paise } from '@store/api-client/contract/money'
import type { EnquiryError } from '@store/api-client/contract/rules/enquiryFields'
import type { OrderEstimate } from '@store/api-client/contract/rules/estimateOrder'
import type { EnquirySubmissionError } from '../store/EnquiryState.ts'

/** Every word of the enquiry form. */
export interface EnquiryMessages {
  /** The dialog's heading. */
  readonly title: string
  /** Closes the dialog. */
  readonly close: string
  /** While the form is on its way to the browser. */
  readonly loading: string
  /** The form could not be loaded. */
  readonly loadFailed: string
  /** Asks for the form again. */
  readonly tryAgain: string
  /** Label of the name. */
  readonly name: string
  /** Label of the mobile number. */
  readonly mobile: string
  /** Label of the e-mail address. */
  readonly email: string
  /** Label of the quantity. */
  readonly quantity: string
  /** Fewest pieces of the chosen gift. */
  readonly minimum: (pieces: number) => string
  /** Label of the company's name. */
  readonly company: string
  /** Label of the choice of a gift. */
  readonly product: string
  /** Choice of no gift. */
  readonly anyProduct: string
  /** A gift the page does not know by name; its address. */
  readonly otherProduct: (href: string) => string
  /** Stands after the label of what may be left empty. */
  readonly optional: string
  /** What the order may come to. */
  readonly estimate: (estimate: OrderEstimate, price: (amount: Paise) => string) => string
  /** That it is no offer. */
  readonly estimateNote: string
  /** Label of the captcha. */
  readonly captcha: string
  /** What the captcha takes. */
  readonly captchaHint: string
  /** What the picture is, for who cannot see it; never the answer. */
  readonly captchaAlt: string
  /** Asks for a link by mail in place of the picture. */
  readonly byMail: string
  /** What happens with the link. */
  readonly byMailNote: string
  /** Goes back to the picture. */
  readonly byPicture: string
  /** Label of the field no person sees. */
  readonly website: string
  /** Opens the list of recipients. */
  readonly addList: string
  /** How many recipients added. */
  readonly listed: (rows: number) => string
  /** Sends the enquiry. */
  readonly submit: string
  /** What is wrong with a field. */
  readonly fieldError: (fault: EnquiryError) => string
  /** Why the enquiry was not taken. */
  readonly submissionError: (fault: EnquirySubmissionError) => string
  /** Heading of the success. */
  readonly sent: string
  /** Label of the reference number. */
  readonly reference: string
  /** What happens now; where the copy or link went. */
  readonly next: (awaitsLink: boolean, email: string) => string
  /** Begins another enquiry. */
  readonly again: string
}
