import { picklist } from 'valibot'
import { receiverEntries } from '../orders/receiverOnWire.ts'

/** Fields of an address as a request brings them; names as in specification 1, section 3. */
export const addressEntries = { ...receiverEntries, addressType: picklist(['1', '2', '3']) }
