import { checkPincode } from './checkPincode.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
export { checkPincode, type PincodeCheck, type PincodeQuestion } from './checkPincode.ts'
export type { DeliveryClient } from './DeliveryClient.ts'

/** Every delivery call. */
export const deliveryCalls = { checkPincode } as const
