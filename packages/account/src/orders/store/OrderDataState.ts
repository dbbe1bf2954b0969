import type { OrderDataStatus } from './OrderDataStatus.ts'

/** Data of the visitor, with the status of loading them. */
export interface OrderDataState<Own> {
  /** Data of the last response; missing before the first. */
  readonly data: Own | undefined
  /** Status of the last request. */
  readonly status: OrderDataStatus
}
