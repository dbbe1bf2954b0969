import type { ApiClient } from '../../ApiClient.ts'
import type { Result } from '../../contract/problem/index.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'

type Read = readonly [what: string, read: (client: ApiClient) => Promise<Result<unknown>>]

const publicReads: readonly Read[] = [
  ['the list of pages', ({ settings }) => settings.pages()],
  ['the corporate page', ({ corporate }) => corporate.page()],
]

const userReads: readonly Read[] = [
  ['the profile', ({ profile }) => profile.get()],
  ['the orders of the app', ({ orders }) => orders.listRecent({})],
  ['saved cards', ({ wallet }) => wallet.cards()],
  ['saved UPI handles', ({ wallet }) => wallet.upiHandles()],
  ['points', ({ points }) => points.list({})],
  ['the points to redeem', ({ catalogue }) => catalogue.rewards()],
  ['notifications', ({ notifications }) => notifications.list()],
  ['sessions', ({ accountData }) => accountData.sessions()],
  ['all personal data', ({ accountData }) => accountData.download()],
  ['the referral code', ({ referrals }) => referrals.get()],
]

const toCheck = (
  [what, read]: Read,
  open: (context: Parameters<ConformanceCheck['run']>[0]) => ApiClient | Promise<ApiClient>,
): ConformanceCheck => ({
  title: `returns ${what}`,
  profile: 'full',
  run: async (context) => {
    unwrap(await read(await open(context)))
  },
})

/** Checks of calls that only read data: their responses must match the contract. */
export const queryCallChecks: readonly ConformanceCheck[] = [
  ...publicReads.map((one) => toCheck(one, ({ visitor }) => visitor())),
  ...userReads.map((one) => toCheck(one, ({ user }) => user())),
]
