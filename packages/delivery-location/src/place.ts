export {
  type CrossTabSubscriber,
  createPlaceStore,
  type PlaceStore,
  type PlaceStoreOptions,
} from './place/createPlaceStore.ts'
