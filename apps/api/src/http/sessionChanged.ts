import { Refusal } from './Refusal.ts'

/** Says that the visitor signed in or out meanwhile: asked again, it is done for whoever it is now. */
export const sessionChanged = () =>
  new Refusal(409, 'session_changed', 'Something went wrong, Please try again...')
