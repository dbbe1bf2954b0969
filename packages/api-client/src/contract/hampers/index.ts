import { addHamper } from './addHamper.ts'
import { getHamper } from './getHamper.ts'

export { type ProductId, type ProductPicture, toProductId } from '../wire/index.ts'
export { type AddedHamper, type AddHamper, addHamper } from './addHamper.ts'
export { getHamper, type HamperQuestion } from './getHamper.ts'
export {
  type Hamper,
  type HamperItem,
  type HamperMessage,
  type HamperStep,
  hamperAnswer,
} from './Hamper.ts'
export type { HampersClient } from './HampersClient.ts'

/** Every call about hampers. */
export const hamperCalls = { get: getHamper, add: addHamper } as const
