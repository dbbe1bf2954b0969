import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { LookupFieldError } from '../store/LookupState.ts'
import type { LookupField } from '../store/LookupValues.ts'
import type { LookupMessages } from './LookupMessages.ts'
import { orderDetailsEn } from './orderDetailsEn.ts'

/** Messages of the order lookup in English; quoted texts are those of specification 1, sections 5 and 8. */
export const orderLookupEn: LookupMessages = {
  heading: 'Find your order',
  intro: 'No account needed. Enter your order number and email, and we’ll send you a code.',
  number: 'Order number',
  numberHint: 'It starts with MG- and is in the email we sent you',
  email: 'Email',
  emailHint: 'The email you ordered with',
  send: 'Send code',
  sent: (email) => `If we find that order, we’ll send a ${otpLength} digit code to ${email}.`,
  code: 'One-time password (OTP)',
  codeHint: 'Use the latest code we sent. It’s valid for 10 minutes.',
  look: 'Show my order',
  change: 'Change number or email',
  notReceived: 'No email yet? Check your spam folder, and that the number and email are right.',
  resend: 'Resend code',
  resendIn: (seconds) => `in ${seconds} s`,
  resent: 'A new code is on its way.',
  mayResend: 'You can request another code now.',
  fieldError: faultEn,
  error: (failure) =>
    failure.kind === 'refused'
      ? (refusals[failure.code] ?? failure.message)
      : 'Something went wrong. Please try after sometime or refresh the page.',
  another: 'Find another order',
  details: orderDetailsEn,
}

function faultEn(field: LookupField, fault: LookupFieldError): string {
  if (fault.kind === 'refused') return refusals[fault.code] ?? fault.message
  switch (field) {
    case 'number':
      return 'This field is required'
    case 'email':
      return fault.kind === 'missing' ? 'Email field is required' : 'Email is invalid'
    case 'code':
      return fault.kind === 'missing' ? 'OTP field is required' : `Enter ${otpLength} digit OTP number`
  }
}

const refusals: Readonly<Record<string, string>> = {
  otp_wrong: 'That code is incorrect. Please check your latest email.',
  otp_expired: 'That code has expired. Please request a new one.',
  otp_locked: 'Too many incorrect codes. Please request a new one.',
  otp_limit: 'You’ve requested too many codes. Please wait a while and try again.',
  otp_wait: 'Please wait a moment before requesting another code.',
}
