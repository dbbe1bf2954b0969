export type { ToastItem } from '../ToastRegion/ToastItem.ts'
export { ToastRegion, type ToastRegionProps } from '../ToastRegion/ToastRegion.tsx'
