import { HttpError } from '../http/HttpError.ts'

const tooMany = () =>
  new HttpError(429, 'otp_limit', 'You’ve requested too many codes. Please wait a while and try again.')

/** Errors of one-time passwords. A wrong one is 422: on 401 and 406 the specification has the page reload. */
export const otpErrors = {
  wrong: () => new HttpError(422, 'otp_wrong', 'That code is incorrect.', 'otp'),
  expired: () => new HttpError(422, 'otp_expired', 'That code is no longer valid.', 'otp'),
  locked: () =>
    new HttpError(422, 'otp_locked', 'Too many incorrect codes. Please request a new one.', 'otp'),
  wait: () => new HttpError(429, 'otp_wait', 'Please wait a moment before requesting another code.'),
  noMobile: () =>
    new HttpError(422, 'no_mobile', 'You have no verified mobile number. Please use your email instead.'),
  tooMany,

  /** Replaces the error of a reached rate limit by the one for OTPs. */
  tooManyInstead: async (use: () => Promise<void>): Promise<void> => {
    try {
      await use()
    } catch (cause) {
      throw cause instanceof HttpError ? tooMany() : cause
    }
  },
} as const
