import type { LoginVerification, NameTitle } from '@store/api-client/contract/login'
import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import type { AppDeps } from '../AppDeps.ts'
import { mergeCarts } from '../cart/mergeCarts.ts'
import type { UserRow } from '../db/schema/users.ts'
import { createAllowance } from '../http/createAllowance.ts'
import { createSessionRepo } from '../http/createSessionRepo.ts'
import type { Visit } from '../http/Visit.ts'
import { createReferralRepo } from '../referrals/createReferralRepo.ts'
import { createDeviceCookies } from '../sealing/createDeviceCookies.ts'
import { createUploadRepo } from '../uploads/createUploadRepo.ts'
import { createUserRepo, type NewUser } from '../users/createUserRepo.ts'
import type { InLogin, ProofService } from './createProofService.ts'
import { findAccount } from './findAccount.ts'
import { hasSeveralCountries } from './hasSeveralCountries.ts'
import { loginRefusals } from './loginRefusals.ts'
import { proveAccount } from './proveAccount.ts'
import { queueUp } from './queueUp.ts'
import type { UserData } from './unsealUserData.ts'

const hour = 60 * 60 * 1000

/** Who signed in, and what lies in their cart. */
export interface SignedInUser {
  readonly user: UserRow
  readonly cartCount: number
  readonly hasSeveralCountries: boolean
}

/** What a new user says beside address and number. */
export interface NewUserWords {
  readonly name: string
  readonly title: NameTitle
  /** Country code without plus. */
  readonly countryCode: string
}

/** Signs users in and up: proof, user, session and cart are one transaction; the browser is told when it stands. */
export function createLoginService(deps: AppDeps, proofs: ProofService) {
  const { db, transact, clock, ids, limits, countryCodes } = deps

  const devices = createDeviceCookies(deps.secrets.otpPepper)

  const enter = async (
    email: string,
    visit: Visit,
    find: (login: InLogin) => Promise<UserRow>,
  ): Promise<SignedInUser> => {
    const { session, ...signedIn } = await transact(async (tx) => {
      await queueUp(tx, email)
      const user = await find({ tx, users: createUserRepo(tx) })
      const session = await visit.start(user.id, tx)
      const cartCount = await mergeCarts(tx, ids, visit.session, session)
      if (visit.session?.userId === null) await createUploadRepo(tx).move(visit.session, user.id)
      await visit.retire(tx)
      return { session, user, cartCount, hasSeveralCountries: await hasSeveralCountries(tx, session) }
    })
    if (visit.elsewhere === undefined) visit.adopt(session)
    // Nobody could be handed it.
    else await createSessionRepo(db).remove(session.tokenHash)
    visit.setChallenge(undefined)
    return signedIn
  }

  const enterProven = async (
    email: string,
    proof: LoginVerification,
    visit: Visit,
    find: (login: InLogin, sub: string | undefined) => Promise<UserRow>,
  ): Promise<SignedInUser> => {
    await proofs.check(email, proof, visit)
    const signedIn = await enter(email, visit, async (login) =>
      find(login, await proofs.consume(login, email, proof, visit)),
    )
    if (proof.kind === 'google') visit.setGoogleProof(undefined)
    visit.setDevice(devices.write(visit.device, signedIn.user.email, { now: clock.now(), newId: ids.uuid }))
    return signedIn
  }

  // From abroad an order needs no proof, so that nobody waits for a code on the way to it; an address that has an
  // account already is its owner's to prove.
  const enterUnproven = async (user: NewUser, visit: Visit): Promise<SignedInUser> => {
    if (user.countryCode === indiaCallingCode) throw loginRefusals.proofNeeded()
    await createAllowance(db, deps).use(`open:${visit.address}`, limits.accountsPerNetwork, hour)
    return enter(user.email, visit, async ({ users }) => {
      const opened = await users.open(user, clock.now())
      if (!opened) throw loginRefusals.proofNeeded()
      return opened
    })
  }

  return {
    /** A registered user. */
    login: ({ email }: UserData, proof: LoginVerification, visit: Visit): Promise<SignedInUser> =>
      enterProven(email, proof, visit, async ({ users }, sub) => {
        const user = await findAccount(users, email, sub)
        if (!user) throw loginRefusals.notRegistered()
        return proveAccount(users, user, { now: clock.now(), sub }, visit)
      }),

    /** A new user; one who is registered and proven already is simply signed in. */
    register: (
      { email, mobile }: UserData,
      words: NewUserWords,
      proof: LoginVerification | { readonly kind: 'none' },
      visit: Visit,
    ): Promise<SignedInUser> => {
      if (mobile === '' || !countryCodes.includes(words.countryCode)) throw loginRefusals.mobile()
      const said = { email, mobile, ...words }
      if (proof.kind === 'none') return enterUnproven(said, visit)
      return enterProven(email, proof, visit, async ({ users, tx }, sub) => {
        const known = await findAccount(users, email, sub)
        const proven = { now: clock.now(), sub }
        const user = known && (await proveAccount(users, known, proven, visit))
        if (known?.verifiedAt && user) return user
        const saved = await users.saveProven(said, proven)
        if (!known && visit.referralCode !== undefined)
          await createReferralRepo(tx).refer(saved.id, visit.referralCode)
        return saved
      })
    },
  }
}

/** Signs users in and up. */
export type LoginService = ReturnType<typeof createLoginService>
