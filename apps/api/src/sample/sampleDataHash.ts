/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = 'd5eb2bec869842dc33f7e51356e773b0fe4e4f3d0a062d1b19779874dbd0f2ba'
