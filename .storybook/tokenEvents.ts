/** Sent by the panel to request the canvas's tokens. */
export const tokensRequestedEvent = 'store/tokens/ask'

/** Sent by the canvas with its tokens: a list of name and value, without the panel's changes. */
export const tokensReportedEvent = 'store/tokens/tell'
