import { check } from 'valibot'
import { countCharacters } from '../rules/countCharacters.ts'

/** Most code units of a character with all its signs. */
const mostUnits = 16

/** Refuses a text of more characters than this, as a reader counts them, or of signs without end. */
export const maxCharacters = (most: number) =>
  check(
    (text: string) => text.length <= most * mostUnits && countCharacters(text) <= most,
    `at most ${most} characters`,
  )
