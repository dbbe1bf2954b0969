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
export type { HampersClient } from './HampersClient.ts'

/** All calls for hampers. */
export const hamperCalls = { get: getHamper, add: addHamper } as const
