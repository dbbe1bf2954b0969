/** The most characters of the sender's name, and of a message on the card. */
export const senderLimits = { name: 60, message: 250 } as const
