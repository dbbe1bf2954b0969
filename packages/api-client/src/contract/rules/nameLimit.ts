/** Maximum length of a new user's name. */
export const nameLimit = 60
