import { createBrowserStorageItem } from './createBrowserStorageItem.ts'

/** Returns an item of the browser's local storage; writes to a blocked or full storage are ignored. */
export const createLocalStorageItem = (key: string) => createBrowserStorageItem(key, () => localStorage)
