import type { StaffRole } from '@store/api-client/contract/call'
import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { TextTranslator } from '../messages/TextTranslator.ts'

/** The session of a request, as stored on the server. */
export interface RequestSession {
  readonly tokenHash: string
  /** The account, or null for a guest with a cart. */
  readonly userId: number | null
  /** The account, if it was read together with the session. */
  readonly user?: UserRow | undefined
}

/** A new session, with the token that only its browser receives. */
export interface NewSession extends RequestSession {
  readonly token: string
}

/** Public information for the browser: first name, whether the address is verified, and units in the cart. */
export interface UserInfo {
  readonly name?: string | undefined
  readonly verified?: boolean | undefined
  readonly count: number
}

/** Context of a call that ignores cookies. */
export interface PublicContext {
  /**
   * Origin of a partner page that makes a cross-site request, where browsers store no cookies of the store; otherwise
   * undefined.
   */
  readonly crossSiteOrigin: string | undefined
  /** Network address by which rate limits count. */
  readonly network: string
  /** The server's messages in the language of the request. */
  readonly messages: ServerMessages
  /** Translates a text of the catalogue to the language of the request, for texts that are part of another text. */
  readonly translate: TextTranslator
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
  /** The embedding site's id of the visit (specification 1, section 7); it is not trusted. */
  readonly fact: string | undefined
  /**
   * Creates a session with a new token, in the given transaction if any; the browser does not receive it yet. Rejects a
   * guest session if a login has just taken over the visit.
   */
  readonly start: (userId: number | null, tx?: Database) => Promise<NewSession>
  /** Sets the cookie of a new session; must be called after the session was committed. */
  readonly setSessionCookie: (session: NewSession) => void
  /** Ends the request's session because a login replaces it; a session that was started since is kept. */
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
  /** Signed list of the accounts that had a session in this browser; it grants no access. */
  readonly device: string | undefined
  /** Stores the accounts that had a session in this browser. */
  readonly setDevice: (signed: string) => void
  /** Token for the Google identity of this browser's visitor, which is useless without the server's own record. */
  readonly googleVerification: string | undefined
  /** Sets, or with `undefined` clears, the token for the Google identity. */
  readonly setGoogleVerification: (token: string | undefined) => void
}

/** The order that a browser has looked up without a login. */
export interface OrderLookupContext {
  /** Id of the last OTP that this browser requested to look up an order. */
  readonly orderChallengeId: string | undefined
  /** Stores, or with `undefined` clears, the OTP of an order lookup. */
  readonly setOrderChallenge: (id: string | undefined) => void
  /** Encrypted token of an order lookup in this browser, which is useless in another one. */
  readonly lookedUpOrder: string | undefined
  /** Stores, encrypted and for half an hour, that this browser has looked up an order. */
  readonly setLookedUpOrder: (sealed: string) => void
}

/** Values that the browser remembers; the server validates them on use. */
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

/** Context of one request; a handler takes only the parts that it needs. */
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
