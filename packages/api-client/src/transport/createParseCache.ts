import type { GenericSchema, InferOutput } from 'valibot'
import { type ParseResponse, parseResponse } from './parseResponse.ts'

// A page of the shop is 10 to 40 KB of text.
const mostKept = 100

/** Reads an answer once, however often its text comes: parsing and checking take as long as asking does in one process. */
export function createParseCache(): ParseResponse {
  const kept = new Map<string, object>()
  const readBy = new WeakMap<object, GenericSchema>()
  const wasReadBy = <Answer extends GenericSchema>(
    value: object | undefined,
    schema: Answer,
  ): value is InferOutput<Answer> & object => value !== undefined && readBy.get(value) === schema

  return (schema, status, text) => {
    const before = status === 200 ? kept.get(text) : undefined
    if (wasReadBy(before, schema)) return { ok: true, value: before }
    const read = parseResponse(schema, status, text)
    if (status !== 200 || !read.ok || typeof read.value !== 'object' || read.value === null) return read
    readBy.set(read.value, schema)
    kept.set(text, read.value)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return read
  }
}
