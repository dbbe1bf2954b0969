export { type HasLoginDraftOptions, hasLoginDraft } from './resume/hasLoginDraft.ts'
export { type GoogleRedirectResult, parseGoogleRedirectResult } from './resume/parseGoogleRedirectResult.ts'
