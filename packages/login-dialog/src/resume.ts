export { hasDraft, type PageAsked } from './resume/hasDraft.ts'
export { type GoogleReturn, readReturn } from './resume/readReturn.ts'
