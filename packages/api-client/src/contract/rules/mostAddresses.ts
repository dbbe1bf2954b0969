/** The most addresses a user keeps. */
export const mostAddresses = 50
