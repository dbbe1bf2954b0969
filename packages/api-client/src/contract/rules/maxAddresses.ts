/** Maximum number of addresses of a user. */
export const maxAddresses = 50
