export type { ScrollRange } from '../scroll/getCrossedRanges.ts'
export { type BackInViewOptions, useBackInView } from '../scroll/useBackInView.ts'
export { type NearBottomOptions, useNearBottom } from '../scroll/useNearBottom.ts'
export { type ScrollDepthOptions, useScrollDepth } from '../scroll/useScrollDepth.ts'
