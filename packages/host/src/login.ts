export {
  createLoginIntentHandler,
  type LoginIntentHandlerDependencies,
} from './login/createLoginIntentHandler.ts'
export { type CrossTabSession, observeCrossTabSignIn } from './login/observeCrossTabSignIn.ts'
