import type { LookupFault } from '../store/LookupState.ts'
import type { LookupField } from '../store/LookupValues.ts'
import type { LookupMessages } from './LookupMessages.ts'
import { orderDetailsEn } from './orderDetailsEn.ts'

/** The look-up of an order in English; quoted texts are those of specification 1, sections 5 and 8. */
export const lookupEn: LookupMessages = {
  heading: 'Find your order',
  intro:
    'No account needed: tell us the number of the order and the email it was placed with, and we send a code.',
  number: 'Order number',
  numberHint: 'It begins with MG- and stands in the mail we sent you',
  email: 'Email',
  emailHint: 'The one the order was placed with',
  send: 'Send code',
  sent: (email) => `If there is such an order, a 6 digit code is on its way to ${email}.`,
  code: 'One-time password (OTP)',
  codeHint: 'Use the newest code: each new one replaces the last. It is valid for 10 minutes.',
  look: 'Show my order',
  change: 'Change number or email',
  notReceived: 'No email yet? Please look in the spam folder too, and check number and email.',
  resend: 'Resend code',
  resendIn: (seconds) => `in ${seconds} s`,
  resent: 'A new code is on its way.',
  mayResend: 'You can ask for another code now.',
  fault: faultEn,
  failure: (failure) =>
    failure.kind === 'refused'
      ? (refusals[failure.code] ?? failure.message)
      : 'Something went wrong. Please try after sometime or refresh the page.',
  another: 'Find another order',
  details: orderDetailsEn,
}

function faultEn(field: LookupField, fault: LookupFault): string {
  if (fault.kind === 'refused') return refusals[fault.code] ?? fault.message
  switch (field) {
    case 'number':
      return 'This field is required'
    case 'email':
      return fault.kind === 'missing' ? 'Email field is required' : 'Email is invalid'
    case 'code':
      return fault.kind === 'missing' ? 'OTP field is required' : 'Enter 6 digit OTP number'
  }
}

const refusals: Readonly<Record<string, string>> = {
  otp_wrong: 'That code is not right. Please check the newest e-mail.',
  otp_expired: 'That code is no longer valid. Please ask for a new one.',
  otp_locked: 'Too many wrong codes. Please ask for a new one.',
  otp_limit: 'Too many codes were asked for. Please wait a while and try again.',
  otp_wait: 'Please wait a moment before you ask for another code.',
}
