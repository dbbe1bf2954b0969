export type { AnyCall, Call, CallGroup, InputOf, RequestOf, ResponseOf, WireResponseOf } from './Call.ts'
export {
  type Caller,
  type CallMetadata,
  type OwnedResource,
  type RateClass,
  type StaffRole,
  staffRoles,
} from './CallMetadata.ts'
export type { CallReference, FieldDescriptions, GroupReference } from './CallReference.ts'
export type { ClientOf } from './ClientOf.ts'
export { defaultMaxBody, defineCall } from './defineCall.ts'
export { isIdempotent } from './isIdempotent.ts'
