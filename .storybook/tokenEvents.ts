/** The panel asks the canvas for its tokens. */
export const askForTokens = 'store/tokens/ask'

/** The canvas tells its tokens: a list of name and value, without what the panel changed. */
export const tellTokens = 'store/tokens/tell'
