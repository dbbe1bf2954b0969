import { date, isoTimestamp, object, pipe, string, toDate } from 'valibot'
import { createEncryptor, type Encryptor } from '../encryption/createEncryptor.ts'
import type { GoogleFlowSecrets } from './createIssuerClient.ts'

/** A Google login flow, as the cookie of its browser carries it. */
export interface GoogleLoginFlow extends GoogleFlowSecrets {
  /** URL the flow ends on. */
  readonly returnTo: string
  /** Expiry of the flow. */
  readonly goodUntil: Date
}

const form = object({
  state: string(),
  nonce: string(),
  verifier: string(),
  returnTo: string(),
  goodUntil: pipe(string(), isoTimestamp(), toDate(), date()),
})

/** Encrypts login flows for their cookie: no instance has to store them, or live until they end. */
export const createGoogleFlowEncryptor = (secret: string): Encryptor<GoogleLoginFlow> =>
  createEncryptor(secret, 'ways to Google', form)
