import type { GenericSchema, InferOutput } from 'valibot'
import { parseResponse, type ResponseParser } from './parseResponse.ts'

// Maximum number of cached responses; the response for a page of the shop has 10 to 40 KB of text.
const mostKept = 100

/**
 * Creates a parse cache, which parses identical response texts once. Within one process, parsing and validating a
 * response takes as long as the request itself.
 */
export function createParseCache(): ResponseParser {
  const stored = new Map<string, object>()
  const readBy = new WeakMap<object, GenericSchema>()
  const wasReadBy = <Answer extends GenericSchema>(
    value: object | undefined,
    schema: Answer,
  ): value is InferOutput<Answer> & object => value !== undefined && readBy.get(value) === schema

  return (call, status, text, options) => {
    const before = status === 200 ? stored.get(text) : undefined
    if (wasReadBy(before, call.answer)) return { ok: true, value: before }
    const read = parseResponse(call, status, text, options)
    if (status !== 200 || !read.ok || typeof read.value !== 'object' || read.value === null) return read
    readBy.set(read.value, call.answer)
    stored.set(text, read.value)
    const [oldest] = stored.keys()
    if (stored.size > mostKept && oldest !== undefined) stored.delete(oldest)
    return read
  }
}
