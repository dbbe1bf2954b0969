import { date, isoTimestamp, object, pipe, string, toDate, uuid } from 'valibot'
import { createEncryptor, type Encryptor } from './createEncryptor.ts'

/** Milliseconds for which the photos of a looked-up order stay visible. */
export const lookedUpOrderLife = 30 * 60 * 1000

/** An order that was looked up in a browser, as its cookie carries it. */
export interface LookedUpOrder {
  readonly id: string
  /** Expiry; after it the cookie shows nothing. */
  readonly goodUntil: Date
}

const form = object({
  id: pipe(string(), uuid()),
  goodUntil: pipe(string(), isoTimestamp(), toDate(), date()),
})

/** Encrypts the looked-up order for the browser's cookie: it cannot be forged, and no instance has to store it. */
export const createLookedUpOrderEncryptor = (secret: string): Encryptor<LookedUpOrder> =>
  createEncryptor(secret, 'orders that were looked up', form)
