/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = 'eacbad3ad01e216cd6873e3b3b63479c13580390e5c43468311b2b7e79ca33ad'
