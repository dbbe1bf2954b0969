/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '76ca533a401ebfd253cd3b186bce952c7c83bdd25a15a77a3a8520fa05986893'
