import { HttpError } from '../http/HttpError.ts'

/** Creates the error for a city that the directory does not know (specification 2, section 8). */
export const unknownCityError = (): HttpError =>
  new HttpError(404, 'unknown_city', ({ errors }) => errors.unknownCity, 'city')
