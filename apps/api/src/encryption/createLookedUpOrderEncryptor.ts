import { date, isoTimestamp, object, pipe, string, toDate, uuid } from 'valibot'
import { createEncryptor, type Encryptor } from './createEncryptor.ts'

/** Milliseconds the pictures of an order that was looked up can be seen. */
export const lookedUpOrderLife = 30 * 60 * 1000

/** An order that was looked up in a browser, as that carries it. */
export interface LookedUpOrder {
  readonly id: string
  /** After this it shows nothing any more. */
  readonly goodUntil: Date
}

const form = object({
  id: pipe(string(), uuid()),
  goodUntil: pipe(string(), isoTimestamp(), toDate(), date()),
})

/** Seals the order that a browser was shown for its cookie: nobody makes one up, and no instance has to remember it. */
export const createLookedUpOrderEncryptor = (secret: string): Encryptor<LookedUpOrder> =>
  createEncryptor(secret, 'orders that were looked up', form)
