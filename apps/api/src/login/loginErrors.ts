import { HttpError } from '../http/HttpError.ts'

/** Errors of logins and of changes of a mobile number. */
export const loginErrors = {
  mobile: () => new HttpError(400, 'invalid', 'Please enter a valid mobile number', 'mobile'),
  notRegistered: () => new HttpError(422, 'not_registered', 'This email is not registered yet.', 'email'),
  proofNeeded: () =>
    new HttpError(422, 'proof_needed', 'Please enter the code we sent to this email.', 'email'),
  googleExpired: () =>
    new HttpError(422, 'google_expired', 'That took too long. Please sign in with Google again.'),
  googleOther: () =>
    new HttpError(
      422,
      'google_other',
      'This email belongs to another Google account. Please sign in with a code instead.',
    ),
  otherAccount: () =>
    new HttpError(422, 'other_account', 'This isn’t the email you’re signed in with.', 'email'),
  loginAgain: () => new HttpError(422, 'login_again', 'Please sign in again to change your mobile number.'),
} as const
