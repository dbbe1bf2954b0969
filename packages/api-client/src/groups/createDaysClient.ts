import {
  type DaysClient,
  getAreaAvailability,
  getDayPrice,
  getGiftAvailability,
  getProductSettings,
} from '../contract/days/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the delivery date methods over a transport. */
export const createDaysClient = (send: Send): DaysClient => ({
  area: (question) => send(getAreaAvailability, question),
  courier: (question) => send(getGiftAvailability, question),
  price: (question) => send(getDayPrice, question),
  settings: (question) => send(getProductSettings, question),
})
