import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { formatOtp, otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { IdGenerator } from './AppDeps.ts'

const clear = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

// The unambiguous characters that captchas have a glyph for.
const drawn = 'ACEFHJKLMNPRTUWXY3479'

/** Creates the generator of ids and codes from the platform's cryptographic random source. */
export const createIdGenerator = (): IdGenerator => ({
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  otp: () => formatOtp(randomInt(0, 10 ** otpLength)),
  orderCode: () => Array.from({ length: 8 }, () => clear.charAt(randomInt(0, clear.length))).join(''),
  captcha: () => {
    const picked = new Set<string>()
    while (picked.size < 4) picked.add(drawn.charAt(randomInt(0, drawn.length)))
    return [...picked].join('')
  },
})
