/** Most characters of the words in a greeting card, as a reader counts them. */
export const cardTextLimit = 160

/** Most code units of them, whatever their script; a field takes no more. */
export const cardTextMaxCodeUnits = 5 * cardTextLimit
