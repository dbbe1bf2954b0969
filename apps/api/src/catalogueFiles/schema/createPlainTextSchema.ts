import { maxLength, minLength, pipe, regex, string } from 'valibot'

// Of quotes, dashes and ellipses, only the plain ASCII forms are allowed, so that a text renders the same in every
// font, URL and email.
const plain = /^(?! )(?!.* {2})[\p{L}\p{M}\p{N}_ ₹.,:;!?'"()&/%+-]*(?<! )$/u

/**
 * One line of display text: no markup, no special characters, no leading or trailing spaces, at most `most`
 * characters.
 */
export const createPlainTextSchema = (most: number) =>
  pipe(
    string(),
    minLength(1, 'a text that is not empty'),
    maxLength(most, `at most ${most} characters`),
    regex(
      plain,
      `one line of letters, digits and the signs ₹ . , : ; ! ? ' " ( ) & / % + - with single spaces, and none at its ends`,
    ),
  )
