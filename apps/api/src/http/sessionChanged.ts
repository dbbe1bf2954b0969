import { HttpError } from './HttpError.ts'

/** Says that the visitor signed in or out meanwhile: asked again, it is done for whoever it is now. */
export const sessionChanged = () =>
  new HttpError(409, 'session_changed', 'Something went wrong, Please try again...')
