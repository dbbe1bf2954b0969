/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = 'a506f39d9322fef5a6d84494ab5490d3278b5888f834044e093415472e65586a'
