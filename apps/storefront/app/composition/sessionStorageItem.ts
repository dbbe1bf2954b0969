import { browserStorage } from './browserStorage.ts'

/** Keeps a value in the tab's session storage; where there is none (or it is full) it is forgotten quietly. */
export const sessionStorageItem = (key: string) => browserStorage(key, () => sessionStorage)
