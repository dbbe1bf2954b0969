import { check } from 'valibot'
import { countCharacters } from '../rules/countCharacters.ts'

/** Maximum code units of a character with all its combining marks. */
const mostUnits = 16

/** Rejects a text of more grapheme clusters than this, or with endless combining marks. */
export const maxCharacters = (most: number) =>
  check(
    (text: string) => text.length <= most * mostUnits && countCharacters(text) <= most,
    `at most ${most} characters`,
  )
