/** A user whose identity the simulated Google asserts. */
export interface TestGoogleUser {
  readonly name: string
  readonly email: string
}

/** People to choose from; the domain is reserved for examples. */
export const samplePeople: readonly TestGoogleUser[] = [
  { name: 'Asha Rao', email: 'asha.rao@example.com' },
  { name: 'Vikram Iyer', email: 'vikram.iyer@example.com' },
  { name: 'Meera Nair', email: 'meera.nair@example.com' },
]

const longest = { name: 100, email: 254 } as const

/** Parses a submitted user; `undefined` if it is not a valid user of the store. */
export function parseUser(name: unknown, email: unknown): TestGoogleUser | undefined {
  if (typeof name !== 'string' || typeof email !== 'string') return undefined
  const user = { name: name.trim(), email: email.trim().toLowerCase() }
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(user.email)
  if (!isEmail || user.email.length > longest.email) return undefined
  return user.name === '' || user.name.length > longest.name ? undefined : user
}
