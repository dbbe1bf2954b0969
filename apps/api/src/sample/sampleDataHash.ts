/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = 'dcde8937084e6b2feb5e602770b33962116717c4363eb55394748677a6fc17bd'
