import { date, isoTimestamp, object, pipe, string, toDate } from 'valibot'
import { createEncryptor, type Encryptor } from '../encryption/createEncryptor.ts'
import type { GoogleFlowSecrets } from './createGoogleClient.ts'

/** A way to Google, as the browser that began it carries it. */
export interface GoogleLoginFlow extends GoogleFlowSecrets {
  /** Address it ends on. */
  readonly returnTo: string
  /** After this it leads nowhere any more. */
  readonly goodUntil: Date
}

const form = object({
  state: string(),
  nonce: string(),
  verifier: string(),
  returnTo: string(),
  goodUntil: pipe(string(), isoTimestamp(), toDate(), date()),
})

/** Seals ways for their cookie: no instance of the store has to remember them, nor survive until they end. */
export const createGoogleFlowEncryptor = (secret: string): Encryptor<GoogleLoginFlow> =>
  createEncryptor(secret, 'ways to Google', form)
