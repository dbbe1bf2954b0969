/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = 'dc7b1544e65e77c6e1eb9d52e987e041e4cd934ee93896e9f48b4f4f9b1d8937'
