/** Maximum length of a greeting card's text, in grapheme clusters. */
export const cardTextLimit = 160

/** Maximum number of UTF-16 code units of the text in any script; the field's `maxlength`. */
export const cardTextMaxCodeUnits = 5 * cardTextLimit
