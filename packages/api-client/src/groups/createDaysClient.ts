import {
  type DaysClient,
  getArea,
  getDayPrice,
  getGiftAvailability,
  getPlaceSettings,
} from '../contract/days/index.ts'
import type { Send } from '../transport/Send.ts'

/** The verbs about the day of delivery over a transport. */
export const createDaysClient = (send: Send): DaysClient => ({
  area: (question) => send(getArea, question),
  courier: (question) => send(getGiftAvailability, question),
  price: (question) => send(getDayPrice, question),
  settings: (question) => send(getPlaceSettings, question),
})
