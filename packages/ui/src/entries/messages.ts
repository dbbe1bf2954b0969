export type { LocalizedMessages } from '../messages/LocalizedMessages.ts'
export { mergeMessages } from '../messages/mergeMessages.ts'
export type { PartialMessages } from '../messages/PartialMessages.ts'
