/** Maximum length of a greeting card's text, in grapheme clusters. */
export const cardTextLimit = 160

/** Maximum number of code units of the text in any script; a field takes no more. */
export const cardTextMaxCodeUnits = 5 * cardTextLimit
