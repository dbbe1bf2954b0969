/** SHA-256 of all that is said to an empty database to fill it with the sample; its test says what it must be. */
export const sampleEdition = '29c5e42b8a50a52f43c58bb5f8ff388699197a8b5c293b0e12cbf22df0b7fdb1'
