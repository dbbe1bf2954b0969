import { type PhotoError, photoErrorMessages } from '@store/api-client/contract/rules/validatePhoto'
import { Refusal } from '../http/Refusal.ts'

/** Refuses a photo in the specification's words: 413 where it is too large, else 422. */
export const photoRefusal = (fault: PhotoError): Refusal =>
  new Refusal(fault === 'large' ? 413 : 422, `photo_${fault}`, photoErrorMessages[fault], 'file')
