export { type ProductId, type ProductPicture, toProductId } from '../wire/index.ts'
export { type AddHamperRequest, type AddHamperResponse, addHamper } from './addHamper.ts'
export { getHamper, type HamperQuery } from './getHamper.ts'
export {
  type Hamper,
  type HamperItem,
  type HamperMessage,
  type HamperStep,
  hamperResponseSchema,
} from './Hamper.ts'
export { type HampersClient, hamperCalls } from './hamperCalls.ts'
