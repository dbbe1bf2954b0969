import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import { captchaEn } from '@store/ui/captcha'
import type { EnquiryMessages } from './EnquiryMessages.ts'

const pieces = (count: number) => groupIndianDigits(String(count))

/** English messages of the enquiry form; quoted texts are those of specification 2, sections 4 and 5. */
export const enquiryEn: EnquiryMessages = {
  title: 'Corporate enquiry',
  close: 'Close',
  loading: 'Loading the form…',
  loadFailed: 'Something went wrong, Please try again...',
  tryAgain: 'Try again',
  name: 'Name',
  mobile: 'Mobile number',
  email: 'Email',
  quantity: 'Order quantity',
  minimum: (count) => `Minimum order: ${pieces(count)} pieces`,
  company: 'Company name',
  product: 'Gift you have in mind',
  anyProduct: 'Not decided yet',
  otherProduct: (href) => `The gift at ${href}`,
  optional: '(optional)',
  estimate: ({ quantity, each, total, percentOff }, price) =>
    `About ${price(total)} for ${pieces(quantity)} pieces, ${price(each)} each${
      percentOff > 0 ? ` (${percentOff}% volume discount)` : ''
    }`,
  estimateNote: 'An estimate without taxes and delivery. Our written quote is binding.',
  captcha: 'Letters in the picture',
  captchaHint: 'Four letters or digits, in small or capital letters',
  captchaAlt: 'Four letters or digits to type',
  captchaImage: captchaEn,
  byMail: 'Can’t read it? Get a link by email instead',
  byMailNote: 'We’ll email you a link. Open it to send your enquiry.',
  byPicture: 'Use the image instead',
  website: 'Leave this empty',
  addList: 'Add a list of recipients (CSV)',
  listed: (rows) => (rows === 1 ? '1 recipient added' : `${rows} recipients added`),
  submit: 'Send enquiry',
  fieldError: (fault) => {
    switch (fault) {
      case 'name':
        return 'Please enter valid name'
      case 'mobile':
        return 'phone number should be 10 digit*'
      case 'email':
        return 'Please enter valid email address'
      case 'quantity':
        return 'Order Quantity cannot be empty'
      case 'notWhole':
        return 'Please enter a whole number, such as 50'
      case 'tooMany':
        return 'Please enter a quantity of at most 1,00,000'
      case 'company':
        return 'Please enter valid company name'
      case 'captcha':
        return 'Please enter valid captcha code'
    }
  },
  submissionError: (fault) => {
    switch (fault.kind) {
      case 'list':
        return fault.faulty === 0
          ? 'Your list of recipients hasn’t been checked yet. Open it to check it, or remove it.'
          : fault.faulty === 1
            ? 'Correct 1 row of your list of recipients, or remove the list.'
            : `Correct ${fault.faulty} rows of your list of recipients, or remove the list.`
      case 'refused':
        return fault.message
      case 'unreachable':
        return 'Something went wrong, Please try again...'
    }
  },
  sent: 'Thank you! We have your enquiry.',
  reference: 'Reference number',
  next: (awaitsLink, email) =>
    awaitsLink
      ? `Open the link we sent to ${email} to confirm your enquiry.`
      : `We’ll call or email you within one working day. We sent a copy to ${email}.`,
  again: 'Submit Again',
}
