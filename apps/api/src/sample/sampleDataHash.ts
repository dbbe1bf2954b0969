/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '0b307a763eee975ed96f6e6b5ddd0a8411279f53079e3ae6d437092db694bb6a'
