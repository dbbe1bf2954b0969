// Each worker has its own store, so a counter per worker gives unique values.
let count = Date.now()

const next = (): number => {
  count += 1
  return count
}

/** An e-mail address that no account of the store has. */
export const newEmail = (name: string): string => `${name}-${next()}@example.com`

/** An Indian mobile number that no account of the store has: limits count OTPs per number. */
export const newMobile = (first: '6' | '7' | '8' | '9' = '9'): string => `${first}${String(next()).slice(-9)}`

/** Returns an IP address that has sent nothing to the store yet, because OTPs and requests are limited per network. */
export function newIpAddress(): string {
  const number = next()
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
