export { type HasLoginDraftOptions, hasLoginDraft } from './resume/hasLoginDraft.ts'
export { type GoogleRedirectResult, parseGoogleReturn } from './resume/parseGoogleReturn.ts'
