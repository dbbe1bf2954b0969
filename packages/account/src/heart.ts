export {
  ConnectedHeart,
  type ConnectedHeartProps,
} from './wishlist/components/ConnectedHeart/ConnectedHeart.tsx'
export type { HeartMessages } from './wishlist/messages/HeartMessages.ts'
export { HeartsProvider, type HeartsProviderProps } from './wishlist/react/HeartsProvider.tsx'
export {
  createHeartsStore,
  type HeartLook,
  type HeartsState,
  type HeartsStore,
} from './wishlist/store/createHeartsStore.ts'
