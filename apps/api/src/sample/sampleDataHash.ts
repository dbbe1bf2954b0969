/** SHA-256 of all that is said to an empty database to fill it with the sample; its test says what it must be. */
export const sampleDataHash = 'd52005b8fefb7787cff971f1462cccb9b5c02baaad7b3b1a2de06595f38aa7bb'
