import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { problem, type Result } from '../contract/problem/index.ts'

/** Parses a response's status and text by the schema of its call. */
export type ParseResponse = <Answer extends GenericSchema>(
  schema: Answer,
  status: number,
  text: string,
) => Result<InferOutput<Answer>>

/** Parses a response into the value, the server's error, or an invalid response. */
export function parseResponse<Answer extends GenericSchema>(
  schema: Answer,
  status: number,
  text: string,
): Result<InferOutput<Answer>> {
  const content = parseJson(text)
  if (status >= 200 && status < 300) {
    const parsed = safeParse(schema, content)
    if (parsed.success) return { ok: true, value: parsed.output }
  }
  if (status >= 400 && status < 500) {
    const refused = safeParse(problem, content)
    if (refused.success) {
      const { code, message, field } = refused.output
      return { ok: false, failure: { kind: 'refused', status, code, message, field } }
    }
  }
  return { ok: false, failure: { kind: 'broken', status } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
