/** No changes: the package's own messages are English. */
export const invoicePageMessages = undefined
