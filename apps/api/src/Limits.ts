/**
 * What may be done how often. Carriers and offices share a network address, so limits of networks are wide; addresses,
 * numbers, browsers and carts have narrow ones. Each can be set (`STORE_LIMITS`).
 */
export interface Limits {
  /** Life of a one-time password in ms. @default 600000 */
  readonly otpLifeMs: number
  /** Milliseconds until another code may be asked for. @default 30000 */
  readonly otpResendMs: number
  /** Codes one network address may have sent to one e-mail address an hour. @default 5 */
  readonly otpPerPair: number
  /** Codes an e-mail address may get an hour from everywhere. @default 20 */
  readonly otpPerAddress: number
  /** Wrong codes in a row an e-mail address survives a day (NIST SP 800-63B). @default 100 */
  readonly otpFailures: number
  /** Codes an hour for a browser that held a session of the account; it uses up none of the others. @default 10 */
  readonly otpPerBrowser: number
  /** Wrong codes in a row a day in such a browser. @default 20 */
  readonly otpFailuresPerBrowser: number
  /** Codes a network address may ask for an hour. @default 300 */
  readonly otpPerNetwork: number
  /** Accounts from abroad a network address may open an hour without a code. @default 60 */
  readonly accountsPerNetwork: number
  /** checkUser questions a network address may ask a minute. @default 120 */
  readonly checksPerNetwork: number
  /** checkUser questions a network address may ask a minute about one e-mail address. @default 5 */
  readonly checksPerPair: number
  /** Logins with Google a network address may begin or end a minute. @default 300 */
  readonly googlePerNetwork: number
  /** Gifts a network address may add a minute. @default 600 */
  readonly addsPerNetwork: number
  /** Changes of carts a network address may make a minute, beside what it adds. @default 3000 */
  readonly changesPerNetwork: number
  /** Codes of coupons a network address may try a minute. @default 200 */
  readonly couponsPerNetwork: number
  /** Codes of coupons that may be tried a minute for one cart, and from a network address without a cart. @default 20 */
  readonly couponsPerCart: number
  /** Pincode questions a network address may ask a minute. @default 600 */
  readonly pincodesPerNetwork: number
  /** Searches for places a network address may make a minute, and as many choices of one. @default 300 */
  readonly placesPerNetwork: number
  /** Suggestions a network address may have a minute while a search is typed. @default 1200 */
  readonly suggestionsPerNetwork: number
  /** Passes a network address may exchange or try a minute. @default 600 */
  readonly passesPerNetwork: number
  /** Beacons of what is counted a network address may send a minute. @default 600 */
  readonly beaconsPerNetwork: number
  /** Tracked events of a network address that are kept a minute; what is above is dropped. @default 1000 */
  readonly trackedPerNetwork: number
  /** Tracked events that are kept a minute, of all visitors together; what is above is dropped. @default 3000 */
  readonly trackedEvents: number
  /** Life of a captcha in ms. @default 600000 */
  readonly captchaLifeMs: number
  /** Captchas a network address may ask for a minute. @default 200 */
  readonly captchasPerNetwork: number
  /** Lists of recipients a network address may have checked a minute. @default 200 */
  readonly listsPerNetwork: number
  /** Enquiries and opened links of enquiries a network address may send an hour. @default 100 */
  readonly enquiriesPerNetwork: number
  /** Enquiries an hour that name one e-mail address. @default 5 */
  readonly enquiriesPerAddress: number
  /** Orders an e-mail address may place, pay or cancel an hour, each counted by itself. @default 60 */
  readonly ordersPerAddress: number
  /** Orders a network address may place, pay or cancel an hour, each counted by itself. @default 600 */
  readonly ordersPerNetwork: number
  /** Milliseconds an order waits for its payment. @default 3600000 */
  readonly unpaidMs: number
  /** Orders of one account that may wait for their payment at once. @default 5 */
  readonly unpaidPerAccount: number
  /** Orders from one network address that may wait for their payment at once. @default 50 */
  readonly unpaidPerNetwork: number
  /** Photos a network address may upload an hour. @default 600 */
  readonly uploadsPerNetwork: number
  /** Photos a shopper may upload a day. @default 40 */
  readonly uploadsPerOwner: number
}

/** The limits where none are set. */
export const defaultLimits: Limits = {
  otpLifeMs: 10 * 60 * 1000,
  otpResendMs: 30 * 1000,
  otpPerPair: 5,
  otpPerAddress: 20,
  otpFailures: 100,
  otpPerBrowser: 10,
  otpFailuresPerBrowser: 20,
  otpPerNetwork: 300,
  accountsPerNetwork: 60,
  checksPerNetwork: 120,
  checksPerPair: 5,
  googlePerNetwork: 300,
  addsPerNetwork: 600,
  changesPerNetwork: 3000,
  couponsPerNetwork: 200,
  couponsPerCart: 20,
  pincodesPerNetwork: 600,
  placesPerNetwork: 300,
  suggestionsPerNetwork: 1200,
  passesPerNetwork: 600,
  beaconsPerNetwork: 600,
  trackedPerNetwork: 1000,
  trackedEvents: 3000,
  captchaLifeMs: 10 * 60 * 1000,
  captchasPerNetwork: 200,
  listsPerNetwork: 200,
  enquiriesPerNetwork: 100,
  enquiriesPerAddress: 5,
  ordersPerAddress: 60,
  ordersPerNetwork: 600,
  unpaidMs: 60 * 60 * 1000,
  unpaidPerAccount: 5,
  unpaidPerNetwork: 50,
  uploadsPerNetwork: 600,
  uploadsPerOwner: 40,
}
