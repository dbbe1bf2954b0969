/** The most addresses a user keeps. */
export const maxAddresses = 50
