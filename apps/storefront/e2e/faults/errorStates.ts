import type { CallName } from '@store/api-client/contract'
import { accountFaults } from './accountFaults.ts'
import { cartFaults } from './cartFaults.ts'
import type { FaultRow } from './FaultRow.ts'
import { shopFaults } from './shopFaults.ts'

/**
 * How pages handle each call that fails. A journey fails when a browser makes a call without a row, because only the
 * storefront's server, apps or other sites may make such calls.
 */
export const errorStates: Readonly<Partial<Record<CallName, FaultRow>>> = {
  ...shopFaults,
  ...cartFaults,
  ...accountFaults,
}
