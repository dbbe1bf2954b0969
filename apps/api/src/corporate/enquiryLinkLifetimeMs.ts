/** Lifetime of an enquiry's mailed link, in ms: seven days. */
export const enquiryLinkLifetimeMs = 7 * 24 * 60 * 60 * 1000
