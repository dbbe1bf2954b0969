export { type TokenName, tokens } from '../tokens.ts'
