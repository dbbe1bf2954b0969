import { type PhotoError, photoErrorMessages } from '@store/api-client/contract/rules/validatePhoto'
import { HttpError } from '../http/HttpError.ts'

/** Refuses a photo in the specification's words: 413 where it is too large, else 422. */
export const photoError = (fault: PhotoError): HttpError =>
  new HttpError(fault === 'large' ? 413 : 422, `photo_${fault}`, photoErrorMessages[fault], 'file')
