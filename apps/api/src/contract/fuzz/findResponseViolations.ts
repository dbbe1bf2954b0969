import type { AnyCall } from '@store/api-client/contract/call'
import { problemSchema } from '@store/api-client/contract/problem'
import { safeParse } from 'valibot'
import type { FuzzRequest } from './FuzzRequest.ts'

// Internals that an error could leak: stack traces, files, SQL statements.
const inside = /node_modules|\.ts:\d|\bat \S+ \(|syntax error|drizzle|insert into|select "|\/src\/|PGlite|pg_/

/** Returns the violations of a response to a request; empty if it is correct. */
export async function findResponseViolations(
  call: AnyCall,
  { expected }: FuzzRequest,
  answer: Response,
): Promise<readonly string[]> {
  const { status } = answer
  const text = await answer.text()
  const json = readJson(text)
  const isTaken = status < 400
  const fits =
    expected.kind === 'unknown' ||
    (expected.kind === 'input' && safeParse(call.input, expected.input).success)
  return [
    ...(status >= 500 ? [`${status} is the server's own fault`] : []),
    ...(isTaken && !fits ? [`${status} to what the schema refuses`] : []),
    ...(json === undefined ? ['the answer is no JSON'] : []),
    ...(!isTaken && !safeParse(problemSchema, json).success ? ['the refusal is not in its form'] : []),
    ...(isTaken && !safeParse(call.answer, json).success ? ['the answer does not fit its schema'] : []),
    ...(!isTaken && inside.test(text) ? ['the refusal tells of the inside'] : []),
    ...(answer.headers.get('x-content-type-options') === 'nosniff' ? [] : ['nosniff is missing']),
    ...(answer.headers.get('cache-control') === null ? ['nothing is said of caches'] : []),
  ]
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
