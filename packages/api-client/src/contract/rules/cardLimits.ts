/** Maximum length of a greeting card's text, in grapheme clusters. */
export const greetingCardTextLimit = 160

/** Maximum number of UTF-16 code units of the text in any script; the field's `maxlength`. */
export const greetingCardMaxCodeUnits = 5 * greetingCardTextLimit
