import type { LoginVerification, NameTitle } from '@store/api-client/contract/login'
import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import type { AppDeps } from '../AppDeps.ts'
import { mergeCarts } from '../cart/index.ts'
import { createCouponRepo, createCouponRules } from '../coupons/index.ts'
import type { UserRow } from '../db/schema/users.ts'
import { createDeviceCookieService } from '../encryption/createDeviceCookieService.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { createSessionRepo } from '../http/createSessionRepo.ts'
import type {
  IdentityVerificationContext,
  PreferenceContext,
  SessionContext,
} from '../http/RequestContext.ts'
import { createReferralRepo } from '../referrals/index.ts'
import { createUploadRepo } from '../uploads/index.ts'
import { createUserRepo, type NewUser } from '../users/index.ts'
import { acquireLoginLock } from './acquireLoginLock.ts'
import type { EmailVerificationService, LoginTransaction } from './createEmailVerificationService.ts'
import type { DecryptedUserData } from './decryptUserData.ts'
import { findAccount } from './findAccount.ts'
import { hasGiftsForSeveralCountries } from './hasGiftsForSeveralCountries.ts'
import { loginErrors } from './loginErrors.ts'
import { verifyAccount } from './verifyAccount.ts'

const hour = 60 * 60 * 1000

/** The part of a request's context that a login uses. */
interface LoginContext
  extends SessionContext,
    IdentityVerificationContext,
    Pick<PreferenceContext, 'referralCode'> {}

/** The signed-in user and the content of their cart. */
export interface SignedInUser {
  readonly user: UserRow
  readonly cartCount: number
  readonly hasSeveralCountries: boolean
}

/** Registration details besides address and number. */
export interface NewUserDetails {
  readonly name: string
  readonly title: NameTitle
  /** Country code without plus. */
  readonly countryCode: string
}

/**
 * Creates the login service, which signs users in and up. Verification, user, session and cart are one transaction; the
 * browser gets its cookie after the commit.
 */
export function createLoginService(deps: AppDeps, proofs: EmailVerificationService) {
  const { db, transact, clock, ids, limits, countryCodes } = deps

  const devices = createDeviceCookieService(deps.secrets.otpPepper)
  const { hashContact } = createCouponRules(deps)

  /** Records who has referred a new customer, unless they have ordered before, also in an account deleted since. */
  const refer = async (
    tx: LoginTransaction['tx'],
    { id }: UserRow,
    { referralCode }: LoginContext,
  ): Promise<void> => {
    if (referralCode === undefined || (await createCouponRepo(tx).hasOrdered(id, hashContact))) return
    await createReferralRepo(tx).refer(id, referralCode)
  }

  const enter = async (
    email: string,
    context: LoginContext,
    find: (login: LoginTransaction) => Promise<UserRow>,
  ): Promise<SignedInUser> => {
    const { session, ...signedIn } = await transact(async (tx) => {
      await acquireLoginLock(tx, email)
      const user = await find({ tx, users: createUserRepo(tx) })
      const session = await context.start(user.id, tx)
      const cartCount = await mergeCarts(tx, ids, context.session, session)
      if (context.session?.userId === null) await createUploadRepo(tx).move(context.session, user.id)
      await context.retire(tx)
      return { session, user, cartCount, hasSeveralCountries: await hasGiftsForSeveralCountries(tx, session) }
    })
    if (context.crossSiteOrigin === undefined) context.setSessionCookie(session)
    // A cross-site request gets no session cookie, so its session could never be used.
    else await createSessionRepo(db).remove(session.tokenHash)
    context.setChallenge(undefined)
    return signedIn
  }

  const enterProven = async (
    email: string,
    proof: LoginVerification,
    context: LoginContext,
    find: (login: LoginTransaction, sub: string | undefined) => Promise<UserRow>,
  ): Promise<SignedInUser> => {
    await proofs.check(email, proof, context)
    const signedIn = await enter(email, context, async (login) =>
      find(login, await proofs.consume(login, email, proof, context)),
    )
    if (proof.kind === 'google') context.setGoogleVerification(undefined)
    context.setDevice(
      devices.write(context.device, signedIn.user.email, { now: clock.now(), newId: ids.uuid }),
    )
    return signedIn
  }

  // An order from abroad needs no verification, so that customers do not wait for a code. An address that already has
  // an account must be verified, which only its owner can do.
  const enterUnproven = async (user: NewUser, context: LoginContext): Promise<SignedInUser> => {
    if (user.countryCode === indiaCallingCode) throw loginErrors.proofNeeded()
    await createRateLimiter(db, deps).use(`open:${context.network}`, limits.accountsPerNetwork, hour)
    return enter(user.email, context, async ({ users, tx }) => {
      const opened = await users.open(user, clock.now())
      if (!opened) throw loginErrors.proofNeeded()
      await refer(tx, opened, context)
      return opened
    })
  }

  return {
    /** Signs a registered user in. */
    login: (
      { email }: DecryptedUserData,
      proof: LoginVerification,
      context: LoginContext,
    ): Promise<SignedInUser> =>
      enterProven(email, proof, context, async ({ users, tx }, sub) => {
        const user = await findAccount(users, email, sub)
        if (!user) throw loginErrors.notRegistered()
        const verified = await verifyAccount(users, user, { now: clock.now(), sub }, context)
        if (user.verifiedAt === null) await refer(tx, verified, context)
        return verified
      }),

    /** Registers a new user; signs in a user who is already registered and verified. */
    register: (
      { email, mobile }: DecryptedUserData,
      words: NewUserDetails,
      proof: LoginVerification | { readonly kind: 'none' },
      context: LoginContext,
    ): Promise<SignedInUser> => {
      if (mobile === '' || !countryCodes.includes(words.countryCode)) throw loginErrors.mobile()
      const details = { email, mobile, ...words }
      if (proof.kind === 'none') return enterUnproven(details, context)
      return enterProven(email, proof, context, async ({ users, tx }, sub) => {
        const known = await findAccount(users, email, sub)
        const proven = { now: clock.now(), sub }
        const user = known && (await verifyAccount(users, known, proven, context))
        if (known?.verifiedAt && user) return user
        const saved = await users.saveProven(details, proven)
        await refer(tx, saved, context)
        return saved
      })
    },
  }
}

/** Service that signs users in and up. */
export type LoginService = ReturnType<typeof createLoginService>
