import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { AnyCall } from '../contract/call/index.ts'
import { type ContractViolation, problemSchema, type Result } from '../contract/problem/index.ts'
import { safeParseResponse } from '../contract/wire/index.ts'
import { toContractViolation } from './toContractViolation.ts'

/** The part of a call that parses its response. */
export type CallResponseDefinition<Answer extends GenericSchema> = Pick<AnyCall, 'method' | 'path'> & {
  readonly answer: Answer
}

/** How a client parses responses. */
export interface ParseOptions {
  /** Hosts of pictures outside the store. @default none */
  readonly imageHosts?: readonly string[] | undefined
  /** Receives the violations of a response. @default not reported */
  readonly onViolation?: ((violation: ContractViolation) => void) | undefined
}

/** Parses a response's status and text by the schema of its call. */
export type ResponseParser = <Answer extends GenericSchema>(
  call: CallResponseDefinition<Answer>,
  status: number,
  text: string,
  options?: ParseOptions,
) => Result<InferOutput<Answer>>

// If a host is missing in `imageHosts`, every size of every picture is a violation.
const maxReports = 20

/** Parses a response and returns the value, the server's error, or the error of an invalid response. */
export function parseResponse<Answer extends GenericSchema>(
  { method, path, answer }: CallResponseDefinition<Answer>,
  status: number,
  text: string,
  { imageHosts, onViolation }: ParseOptions = {},
): Result<InferOutput<Answer>> {
  const content = parseJson(text)
  const call = `${method} ${path}`
  if (status >= 200 && status < 300) {
    const parsed = safeParseResponse(answer, content, imageHosts)
    if (parsed.success) {
      for (const issue of parsed.dropped?.slice(0, maxReports) ?? [])
        onViolation?.({ call, ...toContractViolation(issue) })
      return { ok: true, value: parsed.output }
    }
    const found = toContractViolation(parsed.issues[0])
    const violation = { call, path: found.path, expected: content === undefined ? 'JSON' : found.expected }
    onViolation?.(violation)
    return { ok: false, failure: { kind: 'invalidResponse', status, violation } }
  }
  if (status >= 400 && status < 500) {
    const refused = safeParse(problemSchema, content)
    if (refused.success) {
      const { code, message, field } = refused.output
      return { ok: false, failure: { kind: 'refused', status, code, message, field } }
    }
  }
  return { ok: false, failure: { kind: 'invalidResponse', status } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
