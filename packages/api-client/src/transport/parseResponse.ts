import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { AnyCall } from '../contract/call/index.ts'
import { problem, type Result } from '../contract/problem/index.ts'
import { findViolation } from './findViolation.ts'

/** A call as far as its response is concerned. */
export type RespondingCall<Answer extends GenericSchema> = Pick<AnyCall, 'method' | 'path'> & {
  readonly answer: Answer
}

/** Parses a response's status and text by the schema of its call. */
export type ParseResponse = <Answer extends GenericSchema>(
  call: RespondingCall<Answer>,
  status: number,
  text: string,
) => Result<InferOutput<Answer>>

/** Parses a response into the value, the server's error, or an invalid response. */
export function parseResponse<Answer extends GenericSchema>(
  { method, path, answer }: RespondingCall<Answer>,
  status: number,
  text: string,
): Result<InferOutput<Answer>> {
  const content = parseJson(text)
  if (status >= 200 && status < 300) {
    const parsed = safeParse(answer, content)
    if (parsed.success) return { ok: true, value: parsed.output }
    const found = findViolation(parsed.issues[0])
    const violation = {
      ...{ call: `${method} ${path}`, path: found.path },
      expected: content === undefined ? 'JSON' : found.expected,
    }
    return { ok: false, failure: { kind: 'broken', status, violation } }
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
