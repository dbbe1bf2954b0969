export { createIntentHandler, type IntentHandlerDependencies } from './login/createIntentHandler.ts'
export { observeCrossTabSignIn, type SignInObserver } from './login/observeCrossTabSignIn.ts'
