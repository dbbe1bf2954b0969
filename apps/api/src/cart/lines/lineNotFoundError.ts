import { HttpError } from '../../http/HttpError.ts'

/** Creates the error for a line that is not in this cart; the same for another visitor's line. */
export const lineNotFoundError = () => new HttpError(404, 'line_gone', ({ errors }) => errors.tryAgain)
