import type { ClientOf } from '../call/index.ts'
import { getProfile } from './getProfile.ts'
import { saveProfile } from './saveProfile.ts'

export type { NameTitle } from '../login/NameTitle.ts'
export { getProfile } from './getProfile.ts'
export type { Profile } from './Profile.ts'
export { type SaveProfileRequest, saveProfile } from './saveProfile.ts'

/** All profile calls. */
export const profileCalls = { get: getProfile, save: saveProfile } as const

/** Client methods for the profile. */
export type ProfileClient = ClientOf<typeof profileCalls>
