import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from '@store/api-client'
import type { LoginVerification } from '@store/api-client/contract/login'
import type { Result } from '@store/api-client/contract/problem'
import { fetchOtp } from './fetchOtp.ts'
import { openSimulatedBrowser, type SimulatedBrowser } from './openSimulatedBrowser.ts'

/** A person with a browser and an account. */
export interface Shopper {
  readonly person: Person
  readonly browser: SimulatedBrowser
  readonly client: ApiClient
}

/** Data of a person. */
export interface Person {
  readonly email: string
  readonly name: string
  /** Digits without the country code. */
  readonly mobile: string
}

let people = 0

function inventPerson(): Person {
  people += 1
  const number = String(people).padStart(4, '0')
  return {
    email: `shopper-${number}-${randomUUID()}@example.com`,
    name: 'Asha Rao',
    mobile: `987654${number}`,
  }
}

// The store limits requests per IP address, so a shopper of a crowd switches to a new address before reaching a limit.
const requestsPerAddress = 100

/** Opens a browser on a store for a person who has not signed in yet. */
export function createShopper(origin: string, person: Person = inventPerson()): Shopper {
  people += 1
  const home = people
  let requestCount = 0
  const browser = openSimulatedBrowser(origin, () => {
    requestCount += 1
    const hop = Math.floor(requestCount / requestsPerAddress)
    return `10.${home % 250}.${Math.floor(hop / 250)}.${hop % 250}`
  })
  return {
    person,
    browser,
    client: createApiClient({ baseUrl: origin, brand: 'marigold', fetch: browser.fetch }),
  }
}

/** Returns the verification for an OTP received by email. */
export const createEmailVerification = (otp: string): LoginVerification => ({
  kind: 'code',
  otp,
  by: 'email',
})

/** Signs a shopper up with the one-time password from the outbox; returns that password. */
export async function signUp(origin: string, { person, client }: Shopper): Promise<string> {
  const { email, name, mobile } = person
  const contact = { email, mobile, countryCode: '91' }
  unwrapResult(await client.login.sendOtp({ ...contact, name, isResend: false }))
  const otp = await fetchOtp(origin, email)
  unwrapResult(
    await client.login.register({ ...contact, proof: createEmailVerification(otp), name, title: 'Ms.' }),
  )
  return otp
}

/** Returns the value of a result that must be ok. */
export function unwrapResult<Answer>(outcome: Result<Answer>): Answer {
  if (!outcome.ok) throw new Error(`The call failed: ${JSON.stringify(outcome.failure)}`)
  return outcome.value
}
