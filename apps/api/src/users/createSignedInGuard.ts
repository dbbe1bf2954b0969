import { HttpError } from '../http/HttpError.ts'
import type { UserAuthenticator } from '../http/registerRoutes.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import { canOrder } from './canOrder.ts'
import type { UserRepo } from './createUserRepo.ts'

/** Reasons for requiring a login, by call or group of calls. */
const reasons: Readonly<Record<string, LoginReason>> = {
  'cart.redeemPoints': 'loginToRedeem',
  'catalogue.rewards': 'loginToRedeem',
  'login.verifyMobile': 'loginToChangeMobile',
  referrals: 'loginToRefer',
  addresses: 'loginToContinue',
  profile: 'loginToContinue',
  wallet: 'loginToContinue',
  points: 'loginToContinue',
  notifications: 'loginToContinue',
  accountData: 'loginToContinue',
}

/** Name of the message that explains why to sign in. */
type LoginReason = Extract<keyof ServerMessages['errors'], `loginTo${string}`>

/** Creates the guard that restricts calls to signed-in users. */
export const createSignedInGuard =
  (users: UserRepo): UserAuthenticator =>
  async ({ session }, { name, caller }) => {
    const user = session?.userId ? (session.user ?? (await users.byId(session.userId))) : undefined
    if (!session || !user) {
      const [group = ''] = name.split('.')
      const reason = reasons[name] ?? reasons[group] ?? 'loginToOrder'
      throw new HttpError(401, 'login_required', ({ errors }) => errors[reason])
    }
    if (caller === 'verifiedUser' && !canOrder(user)) {
      throw new HttpError(401, 'proof_required', ({ errors }) => errors.loginToOrder)
    }
    return { session, user }
  }
