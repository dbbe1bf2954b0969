import { userDataSeparator } from '@store/api-client/contract/login'
import { isEmail } from '@store/api-client/contract/rules/isEmail'
import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { compactDecrypt, importJWK } from 'jose'
import type { Secrets } from '../AppDeps.ts'
import { HttpError } from '../http/HttpError.ts'
import { loginErrors } from './loginErrors.ts'

/** Subject of a login call. */
export interface DecryptedUserData {
  /** One address, in lower case. */
  readonly email: string
  /** Digits of the mobile number, or empty. */
  readonly mobile: string
}

/** Decrypts `userData` with the shop's private key and validates it; any invalid input gets the same error. */
export async function decryptUserData(
  secrets: Secrets,
  sealed: string,
  countryCode = '91',
): Promise<DecryptedUserData> {
  const [email = '', mobile = '', ...more] = (await open(secrets, sealed)).split(userDataSeparator)
  if (more.length > 0 || !isEmail(email))
    throw new HttpError(400, 'invalid', ({ errors }) => errors.invalidEmail, 'email')
  return { email: email.toLowerCase(), mobile: digitsOf(mobile, countryCode) }
}

function digitsOf(mobile: string, countryCode: string): string {
  if (mobile === '') return mobile
  const digits = normalizeMobile(mobile, countryCode)
  // A plus that remains after normalization begins the number of another country.
  if (digits.startsWith('+') || !isMobile(digits, countryCode)) throw loginErrors.mobile()
  return digits
}

async function open({ userDataKey }: Secrets, sealed: string): Promise<string> {
  try {
    const key = await importJWK({ kty: 'EC', crv: 'P-256', ...userDataKey }, 'ECDH-ES')
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
  } catch {
    throw new HttpError(400, 'invalid', ({ errors }) => errors.unreadable)
  }
}
