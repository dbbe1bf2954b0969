/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '4f10e701907c7142855b67d72fd7982d4ce913f878deb8fa8b1bbc4b39e1e19d'
