export { type ConnectionStore, createConnectionState } from './browser/createConnectionState.ts'
export { createRateLimitedReload, type ReloadPorts } from './browser/createRateLimitedReload.ts'
export { isStoreReady } from './browser/isStoreReady.ts'
export { onTabVisible } from './browser/onTabVisible.ts'
export { openTabChannel } from './browser/openTabChannel.ts'
export { isNavigationPending, trackPendingNavigation } from './browser/pendingNavigation.ts'
export { waitForCartSync } from './cart/waitForCartSync.ts'
export {
  type CurrencyStore,
  createCurrencyStore,
  type ShopCurrencies,
} from './currency/createCurrencyStore.ts'
export { createLazyPanel, type Panel } from './loading/createLazyPanel.ts'
export { memoizeAsync } from './loading/memoizeAsync.ts'
export { type ChunkRecoveryPorts, recoverFromChunkLoadErrors } from './loading/recoverFromChunkLoadErrors.ts'
export { createSelectedPlace, type SelectedPlaceStore } from './location/createSelectedPlace.ts'
export { readPlaceCookies, writePlaceCookies, writeUndeliverableCity } from './location/placeCookies.ts'
export { createLazyLogin, type LazyLoginState, type LoginDialogInstance } from './login/createLazyLogin.ts'
export { mobileVerificationSkipStorage } from './login/mobileVerificationSkipStorage.ts'
export {
  completedOrderStorage,
  findOrderFromOtherTab,
  latestOrderStorage,
} from './storage/completedOrderStorage.ts'
export { createSelectedAddressStorage } from './storage/createSelectedAddressStorage.ts'
export { localStorageItem } from './storage/localStorageItem.ts'
export { readCookieValue } from './storage/readCookieValue.ts'
export { sessionStorageItem } from './storage/sessionStorageItem.ts'
export { writeCookie } from './storage/writeCookie.ts'
export { createToastStore, type ToastStore } from './toasts/createToastStore.ts'
export {
  createVisitorStores,
  type VisitorChangeReason,
  type VisitorOptions,
  type VisitorStores,
} from './visitor/createVisitorStores.ts'
export { readUserInfoCookie, type UserInfo } from './visitor/readUserInfoCookie.ts'
