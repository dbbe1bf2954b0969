export { type HasLoginDraftOptions, hasLoginDraft } from './resume/hasLoginDraft.ts'
export { type GoogleReturn, parseGoogleReturn } from './resume/parseGoogleReturn.ts'
