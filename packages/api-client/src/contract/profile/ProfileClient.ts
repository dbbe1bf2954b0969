import type { Result } from '../problem/index.ts'
import type { Profile } from './Profile.ts'
import type { SaveProfileRequest } from './saveProfile.ts'

/** Client methods for the profile. */
export interface ProfileClient {
  readonly get: () => Promise<Result<Profile>>
  /** Returns the updated profile. */
  readonly save: (request: SaveProfileRequest) => Promise<Result<Profile>>
}
