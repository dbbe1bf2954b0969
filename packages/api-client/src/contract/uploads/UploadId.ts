import { type Brand, brand, parse, pipe, string, uuid } from 'valibot'

/** A picture a shopper uploaded, the wire's `fid`: opaque, and only its uploader's to use. */
export type UploadId = string & Brand<'UploadId'>

/** Reads `fid`. */
export const uploadId = pipe(string(), uuid(), brand('UploadId'))

/** Names a UUID as an upload's; throws when it is none. For fixtures and servers. */
export const toUploadId = (value: string): UploadId => parse(uploadId, value)
