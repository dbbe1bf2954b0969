import { HttpError } from '../http/HttpError.ts'

/** Refuses a line that is not in this cart; another visitor's is answered the same. */
export const lineNotFoundError = () =>
  new HttpError(404, 'line_gone', 'Something went wrong, Please try again...')
