import type { CallGroupDocs } from '../call/index.ts'
import { profileResponseSchema } from './Profile.ts'
import type { profileCalls } from './profileCalls.ts'

/** API reference of the profile. */
export const profileCallDocs: CallGroupDocs<typeof profileCalls> = {
  schemas: { ProfileResponse: profileResponseSchema },
  fields: {
    all: { title: 'Title of the user.', fullName: 'Full name of the user.' },
    ProfileResponse: {
      'data.title': 'Title of the user.',
      'data.email': 'E-mail address.',
      'data.email_verified': 'Whether the e-mail address is verified.',
      'data.mobile': 'Mobile number without calling code; empty if unknown.',
      'data.country_code': 'Calling code without plus.',
      'data.mobile_verified': 'Whether the mobile number is verified.',
    },
  },
  calls: {
    save: { errors: { 422: ['name_required', 'name_too_long'] }, cookies: ['hint'] },
  },
}
