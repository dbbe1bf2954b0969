export {
  createPlaceStore,
  type ListenElsewhere,
  type PlaceStore,
  type PlaceStoreOptions,
} from './place/createPlaceStore.ts'
