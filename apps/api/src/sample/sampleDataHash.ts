/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = 'd52005b8fefb7787cff971f1462cccb9b5c02baaad7b3b1a2de06595f38aa7bb'
