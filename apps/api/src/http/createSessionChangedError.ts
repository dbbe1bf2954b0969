import { HttpError } from './HttpError.ts'

/** Creates the error for a visitor who has signed in or out meanwhile; a retry runs as the current user. */
export const createSessionChangedError = () =>
  new HttpError(409, 'session_changed', ({ errors }) => errors.tryAgain)
