import { maxPersonNameLength } from './maxPersonNameLength.ts'

/** Maximum lengths of the sender's name, of a message on the card, and of a note for the courier. */
export const senderTextLimits = { name: maxPersonNameLength, message: 250, courierNote: 150 } as const
