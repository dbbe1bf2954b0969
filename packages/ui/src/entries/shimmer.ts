export { Shimmer, type ShimmerProps } from '../Shimmer/Shimmer.tsx'
