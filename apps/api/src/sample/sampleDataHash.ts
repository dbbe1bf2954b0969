/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '268c34d5212bbf3a0116652acbb347ea764e34d62dea098caeaa33871aa0caf9'
