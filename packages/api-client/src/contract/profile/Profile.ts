import { boolean, object, pipe, string, transform } from 'valibot'
import type { NameTitle } from '../login/NameTitle.ts'
import { accountResponseSchemaFields } from '../wire/index.ts'

/** The signed-in user's profile. */
export interface Profile {
  /** The user's title. */
  readonly title: NameTitle
  /** Name of the user; may be empty for an account created without one. */
  readonly name: string
  readonly email: string
  readonly isEmailProven: boolean
  /** Mobile number without country code; empty when unknown. */
  readonly mobile: string
  /** Country code without plus. */
  readonly countryCode: string
  /** Whether the number was verified with a code; false when there is none. */
  readonly isMobileProven: boolean
}

const readTitle = (text: string): NameTitle => (text === 'Mrs.' || text === 'Ms.' ? text : 'Mr.')

/** Parses a profile response (specification 1, section 7: `data.data`). */
export const profileResponseSchema = pipe(
  object({
    ...accountResponseSchemaFields,
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
