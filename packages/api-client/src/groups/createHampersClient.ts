import { addHamper, getHamper, type HampersClient } from '../contract/hampers/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the hampers client over a transport. */
export const createHampersClient = (send: Send): HampersClient => ({
  get: (question) => send(getHamper, question),
  add: (hamper) => send(addHamper, hamper),
})
