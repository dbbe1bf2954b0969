export { corporateHandlers } from './corporate.routes.ts'
export { enquiryLinkLifetimeMs } from './enquiryLinkLifetimeMs.ts'
