import { HttpError } from '../http/HttpError.ts'

/** Errors of logins and of changes of a mobile number. */
export const loginErrors = {
  mobile: () => new HttpError(400, 'invalid', ({ errors }) => errors.mobile, 'mobile'),
  notRegistered: () => new HttpError(422, 'not_registered', ({ errors }) => errors.notRegistered, 'email'),
  proofNeeded: () => new HttpError(422, 'proof_needed', ({ errors }) => errors.codeNeeded, 'email'),
  googleExpired: () => new HttpError(422, 'google_expired', ({ errors }) => errors.googleExpired),
  googleOther: () => new HttpError(422, 'google_other', ({ errors }) => errors.otherGoogleAccount),
  otherAccount: () => new HttpError(422, 'other_account', ({ errors }) => errors.otherAccount, 'email'),
  loginAgain: () => new HttpError(422, 'login_again', ({ errors }) => errors.loginAgain),
} as const
