/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '21a883874e8379c969455ed01cd5182d31dd117eae67cd9d50d1b9a8bf3898c0'
