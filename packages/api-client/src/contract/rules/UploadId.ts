import type { Brand } from 'valibot'

/** A picture a shopper uploaded, the wire's `fid`: opaque, and only its uploader's to use. */
export type UploadId = string & Brand<'UploadId'>
