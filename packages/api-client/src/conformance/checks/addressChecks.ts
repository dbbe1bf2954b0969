import { addressesSuite } from '../../testing/addressesSuite.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'

/** Checks of the address book: the test suite that every implementation must pass. */
export const addressChecks: readonly ConformanceCheck[] = addressesSuite.map(({ title, run }) => ({
  title: `addresses: ${title}`,
  profile: 'full',
  run: ({ user, visitor, wait, expect }) =>
    run(
      {
        user: async () => (await user()).addresses,
        guest: () => visitor().addresses,
        wait: () => wait(1000),
      },
      expect,
    ),
}))
