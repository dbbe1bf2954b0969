import { check } from 'valibot'
import { countCharacters } from '../rules/countCharacters.ts'

/** Refuses a text of more characters than this; an emoji is one character, not two halves. */
export const maxCharacters = (most: number) =>
  check((text: string) => countCharacters(text) <= most, `at most ${most} characters`)
