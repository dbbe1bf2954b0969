import type { Brand } from 'valibot'

/** Id of a picture that a shopper uploaded, the wire's `fid`: opaque, and usable only by its uploader. */
export type UploadId = string & Brand<'UploadId'>
