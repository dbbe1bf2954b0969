import { boolean, object, pipe, string, transform } from 'valibot'
import type { NameTitle } from '../login/NameTitle.ts'
import { responseEntries } from '../wire/index.ts'

/** What the shop knows of the signed-in user. */
export interface Profile {
  /** How they are addressed. */
  readonly title: NameTitle
  /** May be empty for an account that was opened without one. */
  readonly name: string
  readonly email: string
  readonly isEmailProven: boolean
  /** Mobile number without country code; empty where none is known. */
  readonly mobile: string
  /** Country code without plus. */
  readonly countryCode: string
  /** Whether the number was proven with a code; false where there is none. */
  readonly isMobileProven: boolean
}

const readTitle = (text: string): NameTitle => (text === 'Mrs.' || text === 'Ms.' ? text : 'Mr.')

/** Reads an answer that is the profile (specification 1, section 7: `data.data`). */
export const profileResponse = pipe(
  object({
    ...responseEntries,
    data: object({
      title: string(),
      fullName: string(),
      email: string(),
      email_verified: boolean(),
      mobile: string(),
      country_code: string(),
      mobile_verified: boolean(),
    }),
  }),
  transform(
    ({ data }): Profile => ({
      title: readTitle(data.title),
      name: data.fullName,
      email: data.email,
      isEmailProven: data.email_verified,
      mobile: data.mobile,
      countryCode: data.country_code,
      isMobileProven: data.mobile_verified,
    }),
  ),
)
