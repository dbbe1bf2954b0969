const notWords: readonly RegExp[] = [
  // A URL with a scheme, or a path, query or fragment; the second pattern also matches hex colors.
  /^[a-z][a-z0-9+.-]*:(\/\/|[^\s])/i,
  /^(\/|#|\?|\.{1,2}\/)\S*$/,
  // An e-mail address.
  /^\S+@\S+\.\S+$/,
  // A host, a file, a media type: no space, and a dot or slash between letters.
  /^[\w-]+([./][\w-]+)+$/,
  // A code: `MG-FL-0007`, `GIFT20`.
  /^(?=.*\d)[A-Z0-9]+([-_][A-Z0-9]+)*$/,
  // A call of CSS: `rgb(0 0 0 / 0.4)`, `var(--store-color-ink)`.
  /^[a-z-]+\(.*\)$/i,
  // A length or a time.
  /^-?[\d.]+(px|rem|em|ch|vw|vh|%|ms|s)$/,
]

/** Matches a name as in code, such as that of an option: `primary`, `outOfStock`, `cart_changed`. */
const isName = /^[a-z][\w-]*$/

/**
 * Returns whether a text looks like readable text, rather than a URL, an id, a code, a color or the name of an option.
 * A single lower-case word counts as a name unless the text is known to be a `message`.
 */
export function isReadableText(text: string, { message = false } = {}): boolean {
  if (!/\p{L}/u.test(text) || notWords.some((form) => form.test(text))) return false
  return message || !isName.test(text)
}
