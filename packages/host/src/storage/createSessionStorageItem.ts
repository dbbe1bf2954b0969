import { createBrowserStorageItem } from './createBrowserStorageItem.ts'

/** Returns an item of the tab's session storage; writes to a blocked or full storage are ignored. */
export const createSessionStorageItem = (key: string) => createBrowserStorageItem(key, () => sessionStorage)
