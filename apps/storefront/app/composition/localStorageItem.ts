import { browserStorage } from './browserStorage.ts'

/** Keeps a value in the browser over visits; where there is no storage (or it is full) it is forgotten quietly. */
export const localStorageItem = (key: string) => browserStorage(key, () => localStorage)
