import { Refusal } from '../http/Refusal.ts'
import type { Texter } from '../texts/Texter.ts'

/** The texter of a shop that sends no text messages: says so to whoever wants one. */
export const noTexter: Texter = {
  post: () =>
    Promise.reject(
      new Refusal(422, 'no_texts', 'A code can only be sent to your email. Please choose that.'),
    ),
}
