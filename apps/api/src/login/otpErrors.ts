import { HttpError } from '../http/HttpError.ts'

const tooMany = () => new HttpError(429, 'otp_limit', ({ errors }) => errors.codeLimit)

/**
 * Errors of one-time passwords. A wrong OTP gets the status 422, because the specification requires a page reload on
 * 401 and 406.
 */
export const otpErrors = {
  wrong: () => new HttpError(422, 'otp_wrong', ({ errors }) => errors.codeWrong, 'otp'),
  expired: () => new HttpError(422, 'otp_expired', ({ errors }) => errors.codeExpired, 'otp'),
  locked: () => new HttpError(422, 'otp_locked', ({ errors }) => errors.codeLocked, 'otp'),
  wait: () => new HttpError(429, 'otp_wait', ({ errors }) => errors.codeWait),
  noMobile: () => new HttpError(422, 'no_mobile', ({ errors }) => errors.noMobile),
  tooMany,

  /** Replaces the general error of a reached rate limit with the error for OTPs. */
  tooManyInstead: async (use: () => Promise<void>): Promise<void> => {
    try {
      await use()
    } catch (cause) {
      throw cause instanceof HttpError ? tooMany() : cause
    }
  },
} as const
