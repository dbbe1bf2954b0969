export { type Lazy, useLazy } from '../lazy/useLazy.ts'
