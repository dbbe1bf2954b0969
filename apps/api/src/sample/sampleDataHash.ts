/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = 'df9197e1ecd2404b766ca93b20a913eab7ed18d08775ea9aa9e98ac63f17fe6a'
