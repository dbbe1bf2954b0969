import type { ClientOf } from '../call/index.ts'
import { addHamper } from './addHamper.ts'
import { getHamper } from './getHamper.ts'

export { type ProductId, type ProductPicture, toProductId } from '../wire/index.ts'
export { type AddHamperRequest, type AddHamperResponse, addHamper } from './addHamper.ts'
export { getHamper, type HamperQuery } from './getHamper.ts'
export {
  type Hamper,
  type HamperItem,
  type HamperMessage,
  type HamperStep,
  hamperResponse,
} from './Hamper.ts'

/** All calls for hampers. */
export const hamperCalls = { get: getHamper, add: addHamper } as const

/** Client methods for hampers that a shopper fills. */
export type HampersClient = ClientOf<typeof hamperCalls>
