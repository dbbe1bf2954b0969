export { type ConnectionStore, createConnectionStore } from './browser/createConnectionStore.ts'
export { createRateLimitedReload, type ReloadPorts } from './browser/createRateLimitedReload.ts'
export { isApiReady } from './browser/isApiReady.ts'
export { onTabVisible } from './browser/onTabVisible.ts'
export { openTabChannel } from './browser/openTabChannel.ts'
export { isNavigationPending, trackPendingNavigation } from './browser/pendingNavigation.ts'
export { waitForPaint } from './browser/waitForPaint.ts'
export { waitForCartSync } from './cart/waitForCartSync.ts'
export {
  type CurrencyStore,
  createCurrencyStore,
  type ShopCurrencies,
} from './currency/createCurrencyStore.ts'
export { createLazyPanel, type LazyPanel } from './loading/createLazyPanel.ts'
export { memoizeAsync } from './loading/memoizeAsync.ts'
export { type ChunkRecoveryPorts, recoverFromChunkLoadErrors } from './loading/recoverFromChunkLoadErrors.ts'
export { createSelectedPlaceStore, type SelectedPlaceStore } from './location/createSelectedPlaceStore.ts'
export { readPlaceCookies, writePlaceCookies, writeUndeliverableCity } from './location/placeCookies.ts'
export {
  createLazyLoginDialog,
  type LazyLoginState,
  type LoginDialogInstance,
} from './login/createLazyLoginDialog.ts'
export { mobileVerificationSkipStorage } from './login/mobileVerificationSkipStorage.ts'
export {
  createCompletedOrderStorage,
  createLatestOrderStorage,
  findOrderFromOtherTab,
} from './storage/createCompletedOrderStorage.ts'
export { createLocalStorageItem } from './storage/createLocalStorageItem.ts'
export { createSelectedAddressStorage } from './storage/createSelectedAddressStorage.ts'
export { createSessionStorageItem } from './storage/createSessionStorageItem.ts'
export { readCookieValue } from './storage/readCookieValue.ts'
export { writeCookie } from './storage/writeCookie.ts'
export { createToastStore, type ToastStore } from './toasts/createToastStore.ts'
export {
  createVisitorStores,
  type VisitorChangeReason,
  type VisitorOptions,
  type VisitorStores,
} from './visitor/createVisitorStores.ts'
export { readUserInfoCookie, type UserInfo } from './visitor/readUserInfoCookie.ts'
