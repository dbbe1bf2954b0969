import { groupIndian } from '@store/api-client/contract/rules/groupIndian'
import type { EnquiryMessages } from './EnquiryMessages.ts'

const pieces = (count: number) => groupIndian(String(count))

/** The enquiry form in English; quoted texts are those of specification 2, sections 4 and 5. */
export const enquiryEn: EnquiryMessages = {
  title: 'Corporate enquiry',
  close: 'Close',
  loading: 'The form is coming',
  loadFailed: 'Something went wrong, Please try again...',
  tryAgain: 'Try again',
  name: 'Name',
  mobile: 'Mobile number',
  email: 'Email',
  quantity: 'Order quantity',
  minimum: (count) => `This gift is made from ${pieces(count)} pieces on`,
  company: 'Company name',
  product: 'Gift you have in mind',
  anyProduct: 'Not decided yet',
  otherProduct: (href) => `The gift at ${href}`,
  optional: '(optional)',
  estimate: ({ quantity, each, total, percentOff }, price) =>
    `About ${price(total)} for ${pieces(quantity)} pieces, ${price(each)} each${
      percentOff > 0 ? ` (${percentOff}% off for so many)` : ''
    }`,
  estimateNote: 'An estimate, without taxes and delivery. What we offer you in writing counts.',
  captcha: 'Letters in the picture',
  captchaHint: 'Four letters or digits; small and capital letters are the same',
  captchaAlt: 'Four letters or digits to type',
  byMail: 'Cannot read it? Get a link by email instead',
  byMailNote: 'We send a link to your email address. Your enquiry counts once you open it.',
  byPicture: 'Use the picture after all',
  website: 'Leave this empty',
  addList: 'Add a list of recipients (CSV)',
  listed: (rows) => (rows === 1 ? '1 recipient goes along' : `${rows} recipients go along`),
  submit: 'Send enquiry',
  fault: (fault) => {
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
  sendingFault: (fault) => {
    switch (fault.kind) {
      case 'list':
        return fault.faulty === 0
          ? 'Your list of recipients was not checked yet. Open it to check it, or remove it.'
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
      ? `Open the link we sent to ${email}: your enquiry counts from then on.`
      : `We call or write within one working day. A copy is on its way to ${email}.`,
  again: 'Submit Again',
}
