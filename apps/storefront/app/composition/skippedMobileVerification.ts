import { localStorageItem } from './localStorageItem.ts'

const storage = () => localStorageItem('mobile_not_now')

/**
 * Whether this browser's visitor put the verification of a mobile number off. It outlives a logout: otherwise the next
 * login would interrupt an order again.
 */
export const skippedMobileVerification = {
  read: (): boolean => storage().read() !== null,
  write: (): void => storage().write({ at: Date.now() }),
  forget: (): void => storage().forget(),
}
