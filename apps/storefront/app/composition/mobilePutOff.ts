import { visitStorage } from './visitStorage.ts'

const storage = () => visitStorage('mobile_not_now')

/**
 * Whether this browser's visitor put the verification of a mobile number off. It outlives a logout: otherwise the next
 * login would interrupt an order again.
 */
export const mobilePutOff = {
  read: (): boolean => storage().read() !== null,
  write: (): void => storage().write({ at: Date.now() }),
  forget: (): void => storage().forget(),
}
