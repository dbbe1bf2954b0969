import { type GenericSchema, maxLength, picklist, pipe, regex, string, uuid } from 'valibot'

/** A cookie of the API. */
export interface ApiCookie {
  readonly name: string
  /** Schema of the cookie's value; a malformed value counts as missing. */
  readonly schema: GenericSchema<string>
  /** Whether client scripts may read it. @default false */
  readonly isScriptReadable?: boolean
  /**
   * Whether sibling hosts must not be able to set it; if so, its name begins with `__Host-` over https. @default false
   */
  readonly isHostBound?: boolean
}

const challenge = pipe(string(), maxLength(36), uuid())
const token = pipe(string(), regex(/^[\w-]{43}$/))

/** The cookies that the API reads; it ignores all others. */
export const apiCookies = {
  session: { name: 'sid', schema: token, isHostBound: true },
  /** The user info, which scripts may read. */
  hint: { name: 'hint', schema: string(), isScriptReadable: true },
  /** The last one-time password that this browser requested. */
  challenge: { name: 'otp', schema: challenge },
  /** The last OTP sent to a new mobile number for this browser, stored separately from the OTP of a login. */
  mobileChallenge: { name: 'otp-mobile', schema: challenge },
  /** The last OTP that this browser requested to look up an order. */
  orderChallenge: { name: 'otp-order', schema: challenge },
  /** The order looked up in this browser, encrypted; it grants access to the order's photos. */
  shownOrder: { name: 'order-shown', schema: pipe(string(), maxLength(1000)), isHostBound: true },
  /** Whether the shopper declines the free gift: 1 if so (specification 1, sections 3 and 9). */
  freebie: { name: 'udf', schema: picklist(['0', '1']), isScriptReadable: true },
  /** Token for the Google identity of this browser's visitor. */
  googleProof: { name: 'google', schema: token, isHostBound: true },
  /** Signed list of the accounts that had a session in this browser, which has separate OTP rate limits for them. */
  device: { name: 'device', schema: pipe(string(), maxLength(500), regex(/^[\w.~-]+$/)), isHostBound: true },
  /** The visitor's display currency; missing for rupees. */
  currency: {
    name: 'user_select_currency',
    schema: pipe(string(), regex(/^[A-Z]{3}$/)),
    isScriptReadable: true,
  },
  /** Language that the visitor chose for the store's pages. */
  language: { name: 'language', schema: pipe(string(), regex(/^[a-z]{2}$/)), isScriptReadable: true },
  /** Referral code of the link the visitor followed. */
  referral: { name: 'ref', schema: pipe(string(), regex(/^[A-Z0-9]{8}$/)), isScriptReadable: true },
  /** Encrypted state of a Google login flow, until Google redirects back to the store. */
  googleFlow: { name: 'google-login', schema: pipe(string(), maxLength(4000)), isHostBound: true },
} as const satisfies Readonly<Record<string, ApiCookie>>
