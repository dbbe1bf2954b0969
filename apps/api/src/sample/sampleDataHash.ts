/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '41a085d05646b7ce4dced8dcdc030e9eff4d9ae6fdee2d94c9d5d06b1076aa23'
