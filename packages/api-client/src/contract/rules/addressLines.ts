import { addressFields } from './addressFields.ts'
import type { Receiver } from './validateReceiver.ts'

/** Returns the lines of a receiver's street: house, street and area, and what else helps to find the door. */
export const streetLines = (receiver: Receiver): readonly string[] =>
  addressFields.flatMap(({ name, group }) => (group === 'street' && receiver[name] ? [receiver[name]] : []))

/** Returns the distinct lines of a receiver's address, without name and number. */
export const addressLines = (receiver: Receiver): readonly string[] => [
  ...new Set([...streetLines(receiver), `${receiver.city} ${receiver.pincode}`]),
]
