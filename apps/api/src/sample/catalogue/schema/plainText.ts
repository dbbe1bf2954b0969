import { maxLength, minLength, pipe, regex, string } from 'valibot'

// Straight quotes, hyphens and three dots only, so that a text renders the same in every font, URL and email.
const plain = /^(?!.* {2})[\w ₹.,:;!?'"()&/%+-]*$/
const closed = /^\S(?:.*\S)?$/

/**
 * One line of display text: no markup, no special characters, no leading or trailing spaces, at most `most`
 * characters.
 */
export const plainText = (most: number) =>
  pipe(
    string(),
    minLength(1),
    maxLength(most, `at most ${most} characters`),
    regex(plain, 'letters, digits and plain signs'),
    regex(closed, 'no spaces at its ends'),
  )
