/**
 * Rate limits. Mobile networks and offices share an IP address, so limits per IP address are high, and those per e-mail
 * address, phone number, browser and cart are low. Each can be set (`STORE_LIMITS`).
 */
export interface RateLimits {
  /** Lifetime of a one-time password (OTP) in ms. @default 600000 */
  readonly otpLifeMs: number
  /** Milliseconds until another OTP may be requested. @default 30000 */
  readonly otpResendMs: number
  /** OTPs per hour that one IP address may request for one e-mail address. @default 5 */
  readonly otpPerPair: number
  /** OTPs per hour for an e-mail address from all IP addresses. @default 20 */
  readonly otpPerAddress: number
  /** Consecutive wrong OTPs allowed for an e-mail address per day (NIST SP 800-63B). @default 100 */
  readonly otpFailures: number
  /**
   * OTPs per hour for a browser that had a session of the account; such OTPs count only towards this limit.
   * @default 10
   */
  readonly otpPerBrowser: number
  /** Consecutive wrong OTPs allowed per day in a browser that had a session of the account. @default 20 */
  readonly otpFailuresPerBrowser: number
  /** OTPs that an IP address may request per hour. @default 300 */
  readonly otpPerNetwork: number
  /** Accounts from abroad that an IP address may open per hour without an OTP. @default 60 */
  readonly accountsPerNetwork: number
  /** checkUser requests per IP address and minute. @default 120 */
  readonly checksPerNetwork: number
  /** checkUser requests per IP address and minute about one e-mail address. @default 5 */
  readonly checksPerPair: number
  /** Logins with Google that an IP address may begin or complete per minute. @default 300 */
  readonly googlePerNetwork: number
  /**
   * Sign-ins, exchanged codes and logouts of partner sites per IP address and minute, each counted separately. @default
   * 600
   */
  readonly ssoPerNetwork: number
  /** Gifts that an IP address may add per minute. @default 600 */
  readonly addsPerNetwork: number
  /** Cart changes per IP address and minute, not counting additions. @default 3000 */
  readonly changesPerNetwork: number
  /** Coupon codes that an IP address may try per minute. @default 200 */
  readonly couponsPerNetwork: number
  /** Coupon codes per minute that may be tried for one cart, or from one IP address without a cart. @default 20 */
  readonly couponsPerCart: number
  /** Pincode requests per IP address and minute. @default 600 */
  readonly pincodesPerNetwork: number
  /** Location searches per IP address and minute, and as many selections of a result. @default 300 */
  readonly placesPerNetwork: number
  /** Search suggestions per IP address and minute. @default 1200 */
  readonly suggestionsPerNetwork: number
  /** Authorization codes that an IP address may exchange or try per minute. @default 600 */
  readonly passesPerNetwork: number
  /** Analytics beacons per IP address and minute. @default 600 */
  readonly beaconsPerNetwork: number
  /** Tracked events that are stored per IP address and minute; the remaining ones are dropped. @default 1000 */
  readonly trackedPerNetwork: number
  /** Tracked events of all visitors that are stored per minute; the remaining ones are dropped. @default 3000 */
  readonly trackedEvents: number
  /** Lifetime of a captcha in ms. @default 600000 */
  readonly captchaLifeMs: number
  /** Captchas that an IP address may request per minute. @default 200 */
  readonly captchasPerNetwork: number
  /** Recipient lists that an IP address may have checked per minute. @default 200 */
  readonly listsPerNetwork: number
  /** Enquiries and opened enquiry links per IP address and hour. @default 100 */
  readonly enquiriesPerNetwork: number
  /** Enquiries per hour with the same e-mail address. @default 5 */
  readonly enquiriesPerAddress: number
  /** Orders that an e-mail address may place, pay or cancel per hour, each action counted separately. @default 60 */
  readonly ordersPerAddress: number
  /** Orders that an IP address may place, pay or cancel per hour, each action counted separately. @default 600 */
  readonly ordersPerNetwork: number
  /** Milliseconds until an unpaid order expires. @default 1200000 */
  readonly unpaidMs: number
  /** Concurrent unpaid orders per account. @default 5 */
  readonly unpaidPerAccount: number
  /** Concurrent unpaid orders per IP address. @default 50 */
  readonly unpaidPerNetwork: number
  /** Photos that an IP address may upload per hour. @default 600 */
  readonly uploadsPerNetwork: number
  /** Photos that a shopper may upload per day. @default 40 */
  readonly uploadsPerOwner: number
}

/** The default limits. */
export const defaultLimits: RateLimits = {
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
  ssoPerNetwork: 600,
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
  unpaidMs: 20 * 60 * 1000,
  unpaidPerAccount: 5,
  unpaidPerNetwork: 50,
  uploadsPerNetwork: 600,
  uploadsPerOwner: 40,
}
