import type { ClientOf } from '../call/index.ts'
import { getProfile } from './getProfile.ts'
import { saveProfile } from './saveProfile.ts'

/** All profile calls. */
export const profileCalls = { get: getProfile, save: saveProfile } as const

/** Client methods for the profile. */
export type ProfileClient = ClientOf<typeof profileCalls>
