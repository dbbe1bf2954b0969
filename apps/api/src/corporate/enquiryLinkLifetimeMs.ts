/** How long the mailed link of an enquiry can be opened, in ms: seven days. */
export const enquiryLinkLifetimeMs = 7 * 24 * 60 * 60 * 1000
