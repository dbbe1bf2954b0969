/** The panel asks the canvas for its tokens. */
export const tokensRequestedEvent = 'store/tokens/ask'

/** The canvas tells its tokens: a list of name and value, without what the panel changed. */
export const tokensReportedEvent = 'store/tokens/tell'
