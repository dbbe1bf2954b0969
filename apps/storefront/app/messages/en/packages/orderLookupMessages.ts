/** No changes: the package's own messages are English. */
export const orderLookupMessages = undefined
