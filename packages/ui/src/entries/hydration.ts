export type { EventReplay } from '../hydration/EventReplay.ts'
export {
  HydrationProvider,
  type HydrationProviderProps,
  type HydrationTrigger,
} from '../hydration/HydrationProvider.tsx'
export { HydrationRegion, type HydrationRegionProps } from '../hydration/HydrationRegion.tsx'
export { type DeferredComponent, hydrateLater } from '../hydration/hydrateLater.tsx'
export { onFirstInteraction } from '../hydration/onFirstInteraction.ts'
export { onNextInteraction } from '../hydration/onNextInteraction.ts'
export { whenIdle } from '../hydration/whenIdle.ts'
