export { type Paise, paise, sumPaise, toRupees } from '../rules/paise.ts'
export { rupeesSchema } from './rupeesSchema.ts'
