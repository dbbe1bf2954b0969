import { maxLength, minLength, pipe, regex, string } from 'valibot'

// Straight quotes, hyphens and three dots only, so that a text reads the same in every face, address and mail.
const plain = /^(?!.* {2})[\w ₹.,:;!?'"()&/%+-]*$/
const closed = /^\S(?:.*\S)?$/

/** Words for a shopper in one line: no markup, no odd signs, no spaces at the ends, at most `most` characters. */
export const plainText = (most: number) =>
  pipe(
    string(),
    minLength(1),
    maxLength(most, `at most ${most} characters`),
    regex(plain, 'letters, digits and plain signs'),
    regex(closed, 'no spaces at its ends'),
  )
