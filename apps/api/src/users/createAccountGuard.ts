import { HttpError } from '../http/HttpError.ts'
import type { Authenticate } from '../http/registerRoutes.ts'
import { canOrder } from './canOrder.ts'
import type { UserRepo } from './createUserRepo.ts'

/** Reasons to sign in, by call or group of calls. */
const reasons: Readonly<Record<string, string>> = {
  'cart.redeemPoints': 'Please login to redeem reward points',
  'catalogue.rewards': 'Please login to redeem reward points',
  'login.verifyMobile': 'Please login to change your mobile number',
  referrals: 'Please login to refer friends and earn',
  addresses: 'Please enter your email',
  profile: 'Please enter your email',
  wallet: 'Please enter your email',
  points: 'Please enter your email',
  notifications: 'Please enter your email',
  accountData: 'Please enter your email',
}
const orderReason = 'Please login to place order'

/** Creates the guard that restricts calls to signed-in users. */
export const createAccountGuard =
  (users: UserRepo): Authenticate =>
  async ({ session }, { name, caller }) => {
    const user = session?.userId ? (session.user ?? (await users.byId(session.userId))) : undefined
    if (!session || !user) {
      const [group = ''] = name.split('.')
      throw new HttpError(401, 'login_required', reasons[name] ?? reasons[group] ?? orderReason)
    }
    if (caller === 'verifiedUser' && !canOrder(user)) throw new HttpError(401, 'proof_required', orderReason)
    return { session, user }
  }
