import { checkPincode, type DeliveryClient } from '../contract/delivery/index.ts'
import type { Send } from '../transport/Send.ts'

/** The delivery verbs over a transport. */
export const createDeliveryClient = (send: Send): DeliveryClient => ({
  checkPincode: (question) => send(checkPincode, question),
})
