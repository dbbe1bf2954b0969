export { createLoginStore } from './store/createLoginStore.ts'
export type { LoginErrors } from './store/LoginErrors.ts'
export type { LoginEvent } from './store/LoginEvent.ts'
export type { LoginFailure } from './store/LoginFailure.ts'
export type { DraftStorage, IdentifiedPerson, LoginPorts, Prefilled } from './store/LoginPorts.ts'
export type {
  ClosedStage,
  CodeStage,
  DetailsStage,
  EmailStage,
  LoginForm,
  LoginStage,
  LoginState,
  LoginStateAt,
  LoginStep,
  LoginTyped,
  LoginWork,
  MobileStage,
  OtpStage,
} from './store/LoginState.ts'
export type { LaterActions, LoginActions, LoginStore, TypingActions } from './store/LoginStore.ts'
export type { NativeMessage } from './store/NativeMessage.ts'
export { type LoginMove, transitions } from './store/transitions.ts'
