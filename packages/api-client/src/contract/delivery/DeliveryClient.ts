import type { Outcome } from '../problem/index.ts'
import type { PincodeCheck, PincodeQuestion } from './checkPincode.ts'

/** The delivery calls as a client offers them. */
export interface DeliveryClient {
  readonly checkPincode: (question: PincodeQuestion) => Promise<Outcome<PincodeCheck>>
}
