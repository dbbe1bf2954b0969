import { localStorageItem } from '../storage/localStorageItem.ts'

const storage = () => localStorageItem('mobile_not_now')

/**
 * Whether this browser's visitor skipped the verification of the mobile number. Persists over a logout: otherwise
 * the next login would interrupt an order again.
 */
export const skippedMobileVerification = {
  read: (): boolean => storage().read() !== null,
  write: (): void => storage().write({ at: Date.now() }),
  forget: (): void => storage().forget(),
}
