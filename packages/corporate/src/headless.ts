export { createEnquiryStore } from './store/createEnquiryStore.ts'
export type { EnquiryDraft, SubmitAttempt } from './store/EnquiryDraft.ts'
export type { EnquiryEvent } from './store/EnquiryEvent.ts'
export type { EnquiryPorts } from './store/EnquiryPorts.ts'
export type {
  CaptchaState,
  ConfirmationLinkState,
  EnquiryFieldError,
  EnquiryState,
  EnquirySubmissionError,
  EnquirySubmissionState,
  RecipientList,
} from './store/EnquiryState.ts'
export type {
  EnquiryActions,
  EnquiryInput,
  EnquiryStore,
  EnquiryStoreOptions,
} from './store/EnquiryStore.ts'
export type { EnquiryValues } from './store/EnquiryValues.ts'
export { parseEnquiryDraft } from './store/parseEnquiryDraft.ts'
export { parseProductUrlParam } from './store/parseProductUrlParam.ts'
