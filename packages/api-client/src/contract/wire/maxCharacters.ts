import { check } from 'valibot'

/** Refuses a text of more characters than this; an emoji is one character, not two halves. */
export const maxCharacters = (most: number) =>
  check((text: string) => [...text].length <= most, `at most ${most} characters`)
