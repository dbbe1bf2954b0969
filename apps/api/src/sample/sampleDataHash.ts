/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '9b053e167e2083047f618dcdfc1df53aa3a1c8b5cf7b7b36db32f8c2c0f09e5e'
