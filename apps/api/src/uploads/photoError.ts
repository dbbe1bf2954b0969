import type { PhotoError } from '@store/api-client/contract/rules/validatePhoto'
import { HttpError } from '../http/HttpError.ts'

/** Creates the error for a rejected photo, with the texts of the specification: 413 if it is too large, else 422. */
export const photoError = (fault: PhotoError): HttpError =>
  new HttpError(fault === 'large' ? 413 : 422, `photo_${fault}`, ({ errors }) => errors.photo[fault], 'file')
