import { type Brand, brand, maxLength, pipe, regex, string } from 'valibot'

/** E-mail and mobile as a compact JWE: unreadable in URLs and logs. */
export type EncryptedUserData = string & Brand<'SealedUserData'>

/** Separates `email` and `mobile` in the encrypted text. */
export const userDataSeparator = '\u001f'

/** Parses `userData`: compact JWE, five parts. */
export const encryptedUserDataSchema = pipe(
  string(),
  maxLength(2048),
  regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/),
  brand('SealedUserData'),
)
