/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '725db29d4f6ef3fe2cdc95dad004e0a3d0ebce8cc96bf90c5dd769450793f6fa'
