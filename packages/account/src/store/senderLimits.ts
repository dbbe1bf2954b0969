/** The most characters of the sender's own fields; the contract's `senderLimits`, without the schemas beside them. */
export const senderLimits = { senderName: 60, message: 250 } as const
