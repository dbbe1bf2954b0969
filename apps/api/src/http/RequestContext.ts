import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'

/** Who a request comes from, as the server's own records know it. */
export interface RequestSession {
  readonly tokenHash: string
  /** The account, or null for a guest whose cart is kept. */
  readonly userId: number | null
  /** The account as it stood when the session was read, where it was read along. */
  readonly user?: UserRow | undefined
}

/** A session that was just made, with the token only its browser gets. */
export interface NewSession extends RequestSession {
  readonly token: string
}

/** What the browser may know without asking: first name, proof of the address, pieces in the cart. */
export interface UserInfo {
  readonly name?: string | undefined
  readonly verified?: boolean | undefined
  readonly count: number
}

/** One request's visitor: the session behind its cookie, and what can be done to it. */
export interface RequestContext {
  readonly session: RequestSession | undefined
  /** Origin of the partner's page that asks from another site, where no cookie of the store is kept; none everywhere else. */
  readonly crossSiteOrigin: string | undefined
  /** Network address limits are counted by. */
  readonly network: string
  /** What the embedding site calls the visit (specification 1, section 7); a hint, never trusted. */
  readonly fact: string | undefined
  /**
   * Makes a session under a new token, inside a transaction where one is handed in; the browser is not told yet. Refuses a
   * guest's where a login just took the visit over.
   */
  readonly start: (userId: number | null, tx?: Database) => Promise<NewSession>
  /** Hands a made session to the browser; to be called once it stands in the database. */
  readonly setSessionCookie: (session: NewSession) => void
  /** Ends the session the visit came with because a login goes on in its place; one begun since goes on. */
  readonly retire: (tx?: Database) => Promise<void>
  /** Ends the session and forgets the visitor in the browser. */
  readonly end: () => Promise<void>
  /** Id of the one-time password this browser asked for last. */
  readonly challengeId: string | undefined
  /** Remembers, or with `undefined` forgets, the one-time password this browser asked for. */
  readonly setChallenge: (id: string | undefined) => void
  /** Id of the code this browser last had sent to a new mobile number. */
  readonly mobileChallengeId: string | undefined
  /** Remembers, or with `undefined` forgets, the code of a new mobile number. */
  readonly setMobileChallenge: (id: string | undefined) => void
  /** Id of the code this browser last asked for to look an order up. */
  readonly orderChallengeId: string | undefined
  /** Remembers, or with `undefined` forgets, the code an order is looked up with. */
  readonly setOrderChallenge: (id: string | undefined) => void
  /** What this browser was given when an order was looked up in it, sealed; worth nothing by itself. */
  readonly lookedUpOrder: string | undefined
  /** Remembers for half an hour, sealed, that this browser was shown an order. */
  readonly setLookedUpOrder: (sealed: string) => void
  /** What shows of which accounts this browser held a session, signed; it opens nothing. */
  readonly device: string | undefined
  /** Remembers of which accounts this browser held a session. */
  readonly setDevice: (signed: string) => void
  /** Has the answer saved as a file of this name instead of shown. */
  readonly setDownloadName: (name: string) => void
  /** What this browser was given when Google vouched for its visitor; worth nothing without the server's own record. */
  readonly googleVerification: string | undefined
  /** Hands over, or with `undefined` takes back, what shows that Google vouched for this browser's visitor. */
  readonly setGoogleVerification: (token: string | undefined) => void
  /** The code of whoever's link the visitor came by; a hint, checked where it counts. */
  readonly referralCode: string | undefined
  /** Code of the currency prices are shown in to the visitor; a hint, its rate is the shop's own. */
  readonly currency: string | undefined
  /** The shopper last said that they do without what comes for free. */
  readonly isFreebieDeclined: boolean
  /** Remembers for a week whether the shopper does without what comes for free. */
  readonly setFreebieDeclined: (isDeclined: boolean) => void
  /** Tells the browser what it may know; `undefined` takes it back. */
  readonly setUserInfo: (hint: UserInfo | undefined) => void
}
