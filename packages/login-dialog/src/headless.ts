export { createLoginStore } from './store/createLoginStore.ts'
export type { LoginError } from './store/LoginError.ts'
export type { LoginEvent } from './store/LoginEvent.ts'
export type { LoginFieldErrors } from './store/LoginFieldErrors.ts'
export type { DraftStorage, IdentifiedPerson, LoginPorts, PrefillValues } from './store/LoginPorts.ts'
export type {
  ClosedStage,
  DetailsStage,
  EmailStage,
  LoginFormState,
  LoginFormValues,
  LoginPendingAction,
  LoginStage,
  LoginState,
  LoginStateAtStep,
  LoginStepName,
  MobileVerificationStage,
  OtpStage,
  SentOtpState,
} from './store/LoginState.ts'
export type { LazyStepActions, LoginActions, LoginFieldActions, LoginStore } from './store/LoginStore.ts'
export { type LoginTransitionTrigger, loginTransitions } from './store/loginTransitions.ts'
export type { NativeAppMessage } from './store/NativeAppMessage.ts'
