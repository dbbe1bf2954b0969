export type { LoginActions, LoginStore } from './store/createLoginStore.ts'
export { createLoginStore } from './store/createLoginStore.ts'
export type { LoginErrors } from './store/LoginErrors.ts'
export type { LoginEvent } from './store/LoginEvent.ts'
export type { LoginPorts } from './store/LoginPorts.ts'
export type {
  LoginForm,
  LoginStage,
  LoginState,
  LoginStateAt,
  LoginStep,
  LoginTyped,
  LoginWork,
  OtpStage,
} from './store/LoginState.ts'
export { type LoginMove, transitions } from './store/transitions.ts'
