import { createLocalStorageItem } from '../storage/createLocalStorageItem.ts'

const storage = () => createLocalStorageItem('mobile_not_now')

/**
 * Whether the visitor of this browser skipped the verification of the mobile number. The value survives a logout,
 * because the next login would otherwise interrupt an order again.
 */
export const mobileVerificationSkipStorage = {
  read: (): boolean => storage().read() !== null,
  write: (): void => storage().write({ at: Date.now() }),
  forget: (): void => storage().forget(),
}
