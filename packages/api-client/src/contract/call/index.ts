export type { AnyCall, Call, InputOf, RequestOf, ResponseOf, WireResponseOf } from './Call.ts'
export { defaultMaxBody, defineCall } from './defineCall.ts'
