import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { type Outcome, problem } from '../contract/problem/index.ts'

/** Parses what came back: the answer, the refusal the server named, or the knowledge that it is broken. */
export function readAnswer<Answer extends GenericSchema>(
  schema: Answer,
  status: number,
  content: unknown,
): Outcome<InferOutput<Answer>> {
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
