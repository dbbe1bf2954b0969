export { type Paise, paise, sumPaise, toRupees } from '../rules/paise.ts'
export { rupees } from './rupees.ts'
