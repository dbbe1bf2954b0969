export { type Paise, paise, rupees, sumPaise, toRupees } from './Paise.ts'
