/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '667a8cd4c208fd29c148e02622991403ad1015aabbfc602809fcba10a99e5562'
