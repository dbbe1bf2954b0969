export {
  createLoginIntentHandler,
  type LoginIntentHandlerDependencies,
} from './login/createLoginIntentHandler.ts'
export { observeCrossTabSignIn, type SignInObserver } from './login/observeCrossTabSignIn.ts'
