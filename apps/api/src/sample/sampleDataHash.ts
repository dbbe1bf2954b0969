/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '7cdcd7b7c365afa5faa2a1760b13e946a06259e591923a6fa2d3a27a062f778b'
