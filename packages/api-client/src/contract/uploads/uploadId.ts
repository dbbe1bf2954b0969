import { brand, parse, pipe, string, uuid } from 'valibot'
import type { UploadId } from '../rules/UploadId.ts'

export type { UploadId }

/** Reads `fid`. */
export const uploadId = pipe(string(), uuid(), brand('UploadId'))

/** Names a UUID as an upload's; throws when it is none. For fixtures and servers. */
export const toUploadId = (value: string): UploadId => parse(uploadId, value)
