export { type LazyLoadState, useLazy } from '../lazy/useLazy.ts'
