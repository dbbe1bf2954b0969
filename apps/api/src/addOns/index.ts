export { addOnHandlers } from './addOns.routes.ts'
