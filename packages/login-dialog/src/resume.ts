export { type HasDraftOptions, hasDraft } from './resume/hasDraft.ts'
export { type GoogleReturn, parseGoogleReturn } from './resume/parseGoogleReturn.ts'
