export { createEnquiryStore } from './store/createEnquiryStore.ts'
export type { EnquiryDraft, Tried } from './store/EnquiryDraft.ts'
export type { EnquiryEvent } from './store/EnquiryEvent.ts'
export type { EnquiryPorts } from './store/EnquiryPorts.ts'
export type {
  CaptchaState,
  EnquiryState,
  FieldRefusal,
  LinkState,
  RecipientList,
  Sending,
  SendingFault,
} from './store/EnquiryState.ts'
export type {
  EnquiryActions,
  EnquiryStore,
  EnquiryStoreOptions,
  ReadyEnquiry,
} from './store/EnquiryStore.ts'
export type { EnquiryValues } from './store/EnquiryValues.ts'
export { readDraft } from './store/readDraft.ts'
export { readProductUrl } from './store/readProductUrl.ts'
