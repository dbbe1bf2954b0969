/** The most characters of the name a new user registers with. */
export const nameLimit = 60
