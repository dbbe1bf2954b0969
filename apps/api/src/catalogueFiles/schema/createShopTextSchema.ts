import { maxLength, minLength, pipe, regex, string } from 'valibot'

/**
 * One line of the shop's own texts, in any language: no markup, no line breaks, no leading or trailing spaces, at most
 * `most` characters.
 */
export const createShopTextSchema = (most: number) =>
  pipe(
    string(),
    minLength(1, 'a text that is not empty'),
    maxLength(most, `at most ${most} characters`),
    regex(/^(?!\s)[^\p{Cc}<>]*(?<!\s)$/u, 'one line without < and >, and without spaces at its ends'),
  )
