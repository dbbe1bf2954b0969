import { type Brand, brand, maxLength, pipe, regex, string } from 'valibot'

/** E-mail and mobile as a compact JWE: opaque to addresses and logs. */
export type EncryptedUserData = string & Brand<'SealedUserData'>

/** Parts `email` and `mobile` inside the sealed text. */
export const userDataSeparator = '\u001f'

/** Reads `userData`: compact JWE, five parts. */
export const encryptedUserData = pipe(
  string(),
  maxLength(2048),
  regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/),
  brand('SealedUserData'),
)
