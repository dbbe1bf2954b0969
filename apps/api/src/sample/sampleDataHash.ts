/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '933f1fc85cc9b77300e0652bfe14c72f9ffc331077c44a96123935b1ca67be04'
