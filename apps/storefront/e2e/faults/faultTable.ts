import { accountFaults } from './accountFaults.ts'
import type { CallName } from './CallName.ts'
import { cartFaults } from './cartFaults.ts'
import type { FaultRow } from './FaultRow.ts'
import { shopFaults } from './shopFaults.ts'

/** How a page handles each contract call that fails. */
export const faultTable: Readonly<Record<CallName, FaultRow>> = {
  ...shopFaults,
  ...cartFaults,
  ...accountFaults,
}
