import { date, isoTimestamp, object, pipe, string, toDate } from 'valibot'
import { createSeal, type Seal } from '../sealing/createSeal.ts'
import type { TextMessage } from './Texter.ts'

/** A text message on its way. */
export interface PostedText extends TextMessage {
  readonly postedAt: Date
}

/** Makes text messages unreadable for whoever sees the database, and readable again. */
export type TextSeal = Seal<PostedText>

const time = pipe(string(), isoTimestamp(), toDate(), date())
const form = object({ to: string(), text: string(), postedAt: time, usefulUntil: time })

/** Seals text messages with a key made from a secret that stands outside the database. */
export const createTextSeal = (secret: string): TextSeal => createSeal(secret, 'text jobs', form)
