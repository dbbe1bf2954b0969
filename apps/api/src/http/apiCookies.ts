import { type GenericSchema, maxLength, picklist, pipe, regex, string, uuid } from 'valibot'

/** One cookie of the API. */
export interface ApiCookie {
  readonly name: string
  /** What its value must look like; a malformed one is as good as none. */
  readonly schema: GenericSchema<string>
  /** Whether scripts of the store may read it. @default false */
  readonly isScriptReadable?: boolean
  /** Whether no neighbouring host can set it: over https its name then begins with `__Host-`. @default false */
  readonly isHostBound?: boolean
}

const challenge = pipe(string(), maxLength(36), uuid())
const token = pipe(string(), regex(/^[\w-]{43}$/))

/** The cookies the API reads; of all others it knows nothing. */
export const apiCookies = {
  session: { name: 'sid', schema: token, isHostBound: true },
  /** What the browser may know; readable by scripts on purpose. */
  hint: { name: 'hint', schema: string(), isScriptReadable: true },
  /** The one-time password this browser asked for last. */
  challenge: { name: 'otp', schema: challenge },
  /** The code this browser last had sent to a new mobile number: a login's code lives on beside it. */
  mobileChallenge: { name: 'otp-mobile', schema: challenge },
  /** The code this browser last asked for to look an order up. */
  orderChallenge: { name: 'otp-order', schema: challenge },
  /** The order that was looked up in this browser, sealed: its pictures are shown there. */
  shownOrder: { name: 'order-shown', schema: pipe(string(), maxLength(1000)), isHostBound: true },
  /** Whether a shopper does without what comes for free: 1 when they do (specification 1, sections 3 and 9). */
  freebie: { name: 'udf', schema: picklist(['0', '1']), isScriptReadable: true },
  /** What shows that Google vouched for this browser's visitor. */
  googleProof: { name: 'google', schema: token, isHostBound: true },
  /** The accounts this browser held a session of, signed: it has limits of its own for their codes. */
  device: { name: 'device', schema: pipe(string(), maxLength(500), regex(/^[\w.~-]+$/)), isHostBound: true },
  /** The currency prices are shown in to the visitor; missing where these are rupees. */
  currency: {
    name: 'user_select_currency',
    schema: pipe(string(), regex(/^[A-Z]{3}$/)),
    isScriptReadable: true,
  },
  /** Whose link the visitor came by. */
  referral: { name: 'ref', schema: pipe(string(), regex(/^[A-Z0-9]{8}$/)), isScriptReadable: true },
  /** What the way to Google began with, sealed, until it leads back. */
  googleWay: { name: 'google-way', schema: pipe(string(), maxLength(4000)), isHostBound: true },
} as const satisfies Readonly<Record<string, ApiCookie>>
