import { date, isoTimestamp, object, pipe, string, toDate } from 'valibot'
import { createEncryptor, type Encryptor } from '../encryption/createEncryptor.ts'
import type { GoogleFlowSecrets } from './createIssuerClient.ts'

/** A login flow at Google, as stored in the cookie of its browser. */
export interface GoogleLoginFlow extends GoogleFlowSecrets {
  /** URL on which the flow ends. */
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

/** Encrypts login flows for their cookie, so that no instance must store them, and any instance can complete them. */
export const createGoogleFlowEncryptor = (secret: string): Encryptor<GoogleLoginFlow> =>
  createEncryptor(secret, 'ways to Google', form)
