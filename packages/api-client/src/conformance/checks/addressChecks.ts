import { addressesSuite } from '../../testing/addressesSuite.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'

/** The contract of every address book. */
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
