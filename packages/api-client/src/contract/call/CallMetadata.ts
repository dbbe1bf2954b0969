/**
 * Who may make a call. A `public` call ignores cookies; a `visitor` is a guest or a user; a `user` is signed in, and a
 * `verifiedUser` also has a verified e-mail address. Anyone else is rejected with 401. A `partner` is the server of a
 * partner site. `staff` are the merchant's people, each with a token and a role.
 */
export type CallerRole = 'public' | 'visitor' | 'user' | 'verifiedUser' | 'partner' | 'staff'

/** Roles of the merchant's staff, each with the permissions of the ones before it. */
export const staffRoles = ['viewer', 'operator', 'manager'] as const

/**
 * Role of a staff member: a viewer reads, an operator sets statuses, a manager cancels, sets prices and stock, and reads
 * the audit log.
 */
export type StaffRole = (typeof staffRoles)[number]

/** A kind of resource that belongs to one visitor; other visitors get 404. */
export type OwnedResource =
  | 'cartLine'
  | 'lineAttribute'
  | 'combo'
  | 'photo'
  | 'order'
  | 'orderKey'
  | 'addKey'
  | 'address'
  | 'card'
  | 'upiHandle'
  | 'session'
  | 'notification'
  | 'user'

/** Name of a rate limit. Calls with the same name have the same limit; the server sets the numbers. */
export type RateLimitName =
  | 'cartAdd'
  | 'cartChange'
  | 'availability'
  | 'location'
  | 'suggestion'
  | 'login'
  | 'otp'
  | 'order'
  | 'captcha'
  | 'pincodeList'
  | 'enquiry'
  | 'upload'
  | 'authorizationCode'
  | 'beacon'

/** Metadata of a call: routes, access control, rate limits, API reference and contract tests derive from it. */
export interface CallMetadata<C extends CallerRole = CallerRole> {
  /** One sentence on what the call does. */
  readonly summary: string
  /** The parts of the specification that the call implements. @default none: an addition of this store */
  readonly specification?: readonly string[] | undefined
  readonly caller: C
  /** The least role of the staff who may make the call. @default 'manager' */
  readonly role?: StaffRole | undefined
  /** Wire fields, at any depth, that contain the id of an owned resource. @default none */
  readonly owns?: Readonly<Record<string, OwnedResource>> | undefined
  /**
   * Whether repeating a request has no further effect, because of its method, its meaning or its idempotency key.
   *
   * @default true for GET, PUT and DELETE, else false
   */
  readonly isIdempotent?: boolean | undefined
  /** Whether the response of a public call may be cached for a minute. @default false */
  readonly isCacheable?: boolean | undefined
  /** Whether partner sites may make the call across origins, for the embedded elements. @default false */
  readonly isEmbeddable?: boolean | undefined
  /** @default not rate-limited */
  readonly rateClass?: RateLimitName | undefined
}
