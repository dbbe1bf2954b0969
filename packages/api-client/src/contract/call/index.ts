export type { AnswerOf, AnswerWireOf, AnyCall, Call, InputOf, RequestOf } from './Call.ts'
export { defaultMaxBody, defineCall } from './defineCall.ts'
