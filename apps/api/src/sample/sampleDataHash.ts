/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '1f17d316eee371a3e671228ac808730c5a4f860a949311fa23c62428ee7e89f0'
