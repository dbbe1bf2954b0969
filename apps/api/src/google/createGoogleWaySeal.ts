import { date, isoTimestamp, object, pipe, string, toDate } from 'valibot'
import { createSeal, type Seal } from '../sealing/createSeal.ts'
import type { GoogleSecrets } from './createGoogleClient.ts'

/** A way to Google, as the browser that began it carries it. */
export interface GoogleWay extends GoogleSecrets {
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
export const createGoogleWaySeal = (secret: string): Seal<GoogleWay> =>
  createSeal(secret, 'ways to Google', form)
