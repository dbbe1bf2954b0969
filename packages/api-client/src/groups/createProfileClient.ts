import { getProfile, type ProfileClient, saveProfile } from '../contract/profile/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the profile client over a transport. */
export const createProfileClient = (send: Send): ProfileClient => ({
  get: () => send(getProfile, undefined),
  save: (request) => send(saveProfile, request),
})
