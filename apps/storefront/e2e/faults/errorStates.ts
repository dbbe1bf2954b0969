import type { CallName } from '@store/api-client/contract'
import { accountFaults } from './accountFaults.ts'
import { cartFaults } from './cartFaults.ts'
import type { FaultRow } from './FaultRow.ts'
import { shopFaults } from './shopFaults.ts'

/**
 * How pages handle each call that fails. Journeys reject a call without a row: browsers do not make it, only the
 * storefront's server, apps or other sites do.
 */
export const errorStates: Readonly<Partial<Record<CallName, FaultRow>>> = {
  ...shopFaults,
  ...cartFaults,
  ...accountFaults,
}
