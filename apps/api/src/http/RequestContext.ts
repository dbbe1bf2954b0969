import type { StaffRole } from '@store/api-client/contract/call'
import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { Translate } from '../messages/Translate.ts'

/** The session of a request, as stored on the server. */
export interface RequestSession {
  readonly tokenHash: string
  /** The account, or null for a guest with a cart. */
  readonly userId: number | null
  /** The account as of the session lookup, if it was read with it. */
  readonly user?: UserRow | undefined
}

/** A new session, with the token that only its browser receives. */
export interface NewSession extends RequestSession {
  readonly token: string
}

/** Public information for the browser: first name, whether the address is verified, units in the cart. */
export interface UserInfo {
  readonly name?: string | undefined
  readonly verified?: boolean | undefined
  readonly count: number
}

/** Context of a call that ignores cookies. */
export interface PublicContext {
  /**
   * Origin of a partner page that makes a cross-site request, where the store's cookies are not set; otherwise
   * undefined.
   */
  readonly crossSiteOrigin: string | undefined
  /** Network address that rate limits count by. */
  readonly network: string
  /** What the server says, in the language of the request. */
  readonly messages: ServerMessages
  /** Translates a text of the catalogue to that language; needed where it is a part of another text. */
  readonly translate: Translate
}

/** A member of the merchant's staff. */
export interface StaffMember {
  readonly name: string
  readonly role: StaffRole
}

/** Context of a call by the merchant's staff. */
export interface StaffContext extends PublicContext {
  readonly staff: StaffMember
}

/** The session behind a request's cookie, and the operations on it. */
export interface SessionContext extends PublicContext {
  readonly session: RequestSession | undefined
  /** The embedding site's id of the visit (specification 1, section 7); a hint, never trusted. */
  readonly fact: string | undefined
  /**
   * Creates a session with a new token, in the given transaction if any; the browser does not receive it yet.
   * Rejects a guest session when a login has just taken over the visit.
   */
  readonly start: (userId: number | null, tx?: Database) => Promise<NewSession>
  /** Sets the cookie of a new session; call it after the session is committed. */
  readonly setSessionCookie: (session: NewSession) => void
  /** Ends the request's session because a login replaces it; a session started since is kept. */
  readonly retire: (tx?: Database) => Promise<void>
  /** Ends the session and clears the visitor's cookies. */
  readonly end: () => Promise<void>
  /** Sets the user-info cookie; `undefined` clears it. */
  readonly setUserInfo: (hint: UserInfo | undefined) => void
}

/** The one-time passwords and identities of a browser. */
export interface IdentityVerificationContext {
  /** Id of the last one-time password that this browser requested. */
  readonly challengeId: string | undefined
  /** Stores, or with `undefined` clears, the one-time password that this browser requested. */
  readonly setChallenge: (id: string | undefined) => void
  /** Id of the last OTP sent to a new mobile number for this browser. */
  readonly mobileChallengeId: string | undefined
  /** Stores, or with `undefined` clears, the OTP of a new mobile number. */
  readonly setMobileChallenge: (id: string | undefined) => void
  /** Signed list of the accounts this browser has had a session of; it grants no access. */
  readonly device: string | undefined
  /** Stores the accounts this browser has had a session of. */
  readonly setDevice: (signed: string) => void
  /** Token for the Google identity of this browser's visitor; worthless without the server's own record. */
  readonly googleVerification: string | undefined
  /** Sets, or with `undefined` clears, the token for the Google identity. */
  readonly setGoogleVerification: (token: string | undefined) => void
}

/** The order that a browser looked up without a login. */
export interface OrderLookupContext {
  /** Id of the last OTP that this browser requested to look up an order. */
  readonly orderChallengeId: string | undefined
  /** Stores, or with `undefined` clears, the OTP of an order lookup. */
  readonly setOrderChallenge: (id: string | undefined) => void
  /** Encrypted token of an order lookup in this browser; worthless alone. */
  readonly lookedUpOrder: string | undefined
  /** Stores, encrypted and for half an hour, that this browser was shown an order. */
  readonly setLookedUpOrder: (sealed: string) => void
}

/** Hints that the browser remembers; the server validates them on use. */
export interface PreferenceContext {
  /** Referral code of the link the visitor followed. */
  readonly referralCode: string | undefined
  /** Code of the visitor's display currency; the exchange rate is the server's own. */
  readonly currency: string | undefined
  /** Whether the shopper last declined the free gift. */
  readonly isFreebieDeclined: boolean
  /** Stores for a week whether the shopper declines the free gift. */
  readonly setFreebieDeclined: (isDeclined: boolean) => void
}

/** Context of one request. A handler that needs a part of it takes that part. */
export interface RequestContext
  extends SessionContext,
    IdentityVerificationContext,
    OrderLookupContext,
    PreferenceContext {
  /** Sends the response as a download with this file name. */
  readonly setDownloadName: (name: string) => void
}

/** A signed-in user with their session. */
export interface AuthenticatedContext {
  readonly session: RequestSession
  readonly user: UserRow
}

/** Context of a call that requires a signed-in user. */
export interface UserContext extends RequestContext, AuthenticatedContext {
  readonly session: RequestSession
}
