import { brand, parse, pipe, string, uuid } from 'valibot'
import type { UploadId } from '../rules/UploadId.ts'

export type { UploadId }

/** Parses `fid`. */
export const uploadIdSchema = pipe(string(), uuid(), brand('UploadId'))

/** Validates a UUID and returns it as an upload id; throws for anything else. For fixtures and servers. */
export const toUploadId = (value: string): UploadId => parse(uploadIdSchema, value)
