export { StatusRegion, type StatusRegionProps } from '../StatusRegion/StatusRegion.tsx'
