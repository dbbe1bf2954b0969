import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Lists the tests of a vitest or Playwright JSON report that did not pass, skipped ones too: each with its file or
 * its project, and the first line of the error.
 */
export function listFailedTests(report: string): readonly string[] {
  try {
    return [...failuresIn(JSON.parse(readFileSync(report, 'utf8')))]
  } catch {
    // A missing or invalid report is already counted as a failure.
    return []
  }
}

function* failuresIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const part of value) yield* failuresIn(part)
  if (!isRecord(value)) return
  if (Array.isArray(value.assertionResults)) yield* failuresOfFile(value)
  else if (Array.isArray(value.tests)) yield* failuresOfSpec(value)
  else for (const part of Object.values(value)) yield* failuresIn(part)
}

// The file's name is part of the title, because many files have a story called Default.
function* failuresOfFile(file: Readonly<Record<string, unknown>>): Generator<string> {
  const where = typeof file.name === 'string' ? `${basename(file.name)} ` : ''
  for (const test of records(file.assertionResults)) {
    if (test.status !== 'passed') yield `${where}${test.fullName}: ${reasonIn(test) ?? test.status}`
  }
}

function* failuresOfSpec(spec: Readonly<Record<string, unknown>>): Generator<string> {
  const tests = records(spec.tests)
  for (const test of tests) {
    if (test.status !== 'expected')
      yield `${spec.title} [${test.projectName}]: ${reasonIn(test) ?? test.status}`
  }
  if (tests.length === 0 && spec.ok === false) yield `${spec.title}: did not run`
}

// The two reports contain the message at different depths: `failureMessages` and `results[].errors[].message`.
function reasonIn(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const text = Array.isArray(value.failureMessages) ? value.failureMessages[0] : value.message
  if (typeof text === 'string') return stripVTControlCharacters(text).split('\n', 1)[0]
  return [value.results, value.errors].flat().map(reasonIn).find(Boolean)
}

const records = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
