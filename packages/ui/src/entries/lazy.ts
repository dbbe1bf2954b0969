export { runAfterPaint } from '../lazy/runAfterPaint.ts'
export { type LazyLoadState, useLazy } from '../lazy/useLazy.ts'
