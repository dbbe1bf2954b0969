import type { FakeHttpError } from './fakeHttpErrors.ts'

const refuse = (status: number, code: string, message: string, field?: string): FakeHttpError => ({
  kind: 'refused',
  status,
  code,
  message,
  ...(field === undefined ? {} : { field }),
})

/** The shop's login errors, with its own codes and messages. */
export const fakeLoginErrors = {
  email: refuse(400, 'invalid', 'Email is invalid', 'email'),
  mobile: refuse(400, 'invalid', 'Please enter a valid mobile number', 'mobile'),
  wrong: refuse(422, 'otp_wrong', 'That code is incorrect.', 'otp'),
  expired: refuse(422, 'otp_expired', 'That code is no longer valid.', 'otp'),
  locked: refuse(422, 'otp_locked', 'Too many incorrect codes. Please request a new one.', 'otp'),
  tooMany: refuse(429, 'otp_limit', 'You’ve requested too many codes. Please wait a while and try again.'),
  wait: refuse(429, 'otp_wait', 'Please wait a moment before requesting another code.'),
  notRegistered: refuse(422, 'not_registered', 'This email is not registered yet.', 'email'),
  noMobile: refuse(422, 'no_mobile', 'You have no verified mobile number. Please use your email instead.'),
  proofNeeded: refuse(422, 'proof_needed', 'Please enter the code we sent to this email.', 'email'),
  googleExpired: refuse(422, 'google_expired', 'Please log in with Google again.'),
  googleOther: refuse(
    422,
    'google_other',
    'This email belongs to another Google account. Please log in with a code instead.',
  ),
  loginRequired: refuse(401, 'login_required', 'Please login to change your mobile number'),
  otherAccount: refuse(422, 'other_account', 'This isn’t the email you’re logged in with.', 'email'),
  loginAgain: refuse(422, 'login_again', 'Please log in again to change your mobile number.'),
} as const
