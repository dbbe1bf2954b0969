import type { Outcome } from '../problem/index.ts'
import type { Profile } from './Profile.ts'
import type { SaveProfile } from './saveProfile.ts'

/** The profile calls as a client offers them. */
export interface ProfileClient {
  readonly get: () => Promise<Outcome<Profile>>
  /** Answers the profile as it is then. */
  readonly save: (request: SaveProfile) => Promise<Outcome<Profile>>
}
