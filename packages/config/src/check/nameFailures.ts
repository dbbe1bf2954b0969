import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Names the tests of a vitest or Playwright JSON report that did not pass, each with the first line of why. */
export function nameFailures(report: string): readonly string[] {
  try {
    return [...failuresIn(JSON.parse(readFileSync(report, 'utf8')))]
  } catch {
    // A report that is missing or broken is counted as a failure already.
    return []
  }
}

function* failuresIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const part of value) yield* failuresIn(part)
  if (!isRecord(value)) return
  const name = value.fullName ?? value.title
  if (typeof name === 'string' && (value.status === 'failed' || value.ok === false)) {
    yield `${name}: ${reasonIn(value) ?? 'no reason given'}`
  } else for (const part of Object.values(value)) yield* failuresIn(part)
}

// The two reports keep it at other depths: `failureMessages` and `tests[].results[].errors[].message`.
function reasonIn(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const said = Array.isArray(value.failureMessages) ? value.failureMessages[0] : value.message
  if (typeof said === 'string') return stripVTControlCharacters(said).split('\n', 1)[0]
  return [value.tests, value.results, value.errors].flat().map(reasonIn).find(Boolean)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
