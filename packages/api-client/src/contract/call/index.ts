export type {
  AnyCall,
  Call,
  CallGroup,
  ParsedRequestOf,
  RequestOf,
  ResponseOf,
  SerializedResponseOf,
} from './Call.ts'
export type { CallDocs, CallGroupDocs, FieldDescriptions } from './CallDocs.ts'
export {
  type CallerRole,
  type CallMetadata,
  type OwnedResource,
  type RateLimitName,
  type StaffRole,
  staffRoles,
} from './CallMetadata.ts'
export type { ClientOf } from './ClientOf.ts'
export { defaultMaxBodyBytes, defineCall } from './defineCall.ts'
export { isIdempotent } from './isIdempotent.ts'
