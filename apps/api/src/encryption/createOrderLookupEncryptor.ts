import { date, isoTimestamp, object, pipe, string, toDate, uuid } from 'valibot'
import { createEncryptor, type Encryptor } from './createEncryptor.ts'

/** Milliseconds for which the photos of a looked-up order can be loaded. */
export const orderLookupLifetimeMs = 30 * 60 * 1000

/** An order that was looked up in a browser, as stored in its cookie. */
export interface OrderLookupCookie {
  readonly id: string
  /** Expiry, after which the cookie is invalid. */
  readonly goodUntil: Date
}

const form = object({
  id: pipe(string(), uuid()),
  goodUntil: pipe(string(), isoTimestamp(), toDate(), date()),
})

/** Encrypts the looked-up order for the browser's cookie, which cannot be forged and needs no storage on the server. */
export const createOrderLookupEncryptor = (secret: string): Encryptor<OrderLookupCookie> =>
  createEncryptor(secret, 'orders that were looked up', form)
