import type { Result } from '../problem/index.ts'
import type { Profile } from './Profile.ts'
import type { SaveProfileRequest } from './saveProfile.ts'

/** The profile calls as a client offers them. */
export interface ProfileClient {
  readonly get: () => Promise<Result<Profile>>
  /** Answers the profile as it is then. */
  readonly save: (request: SaveProfileRequest) => Promise<Result<Profile>>
}
