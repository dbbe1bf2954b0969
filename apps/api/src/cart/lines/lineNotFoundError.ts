import { HttpError } from '../../http/HttpError.ts'

/** Creates the error for a line that is not in this cart, whether it does not exist or belongs to another visitor. */
export const lineNotFoundError = () => new HttpError(404, 'line_gone', ({ errors }) => errors.tryAgain)
