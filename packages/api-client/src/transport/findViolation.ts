import type { BaseIssue } from 'valibot'
import type { ContractViolation } from '../contract/problem/index.ts'

type Place = Pick<ContractViolation, 'expected'> & { readonly path: readonly string[] }

/**
 * Returns the place of a schema's issue and what is expected there. A union has issues of each of its members: the
 * deepest is of the member that the response is meant to be.
 */
export function findViolation(issue: BaseIssue<unknown>): Omit<ContractViolation, 'call'> {
  const { path, expected } = findPlace(issue)
  return { path: path.join('.'), expected }
}

function findPlace(issue: BaseIssue<unknown>): Place {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const [deepest] = (issue.issues ?? []).map(findPlace).toSorted((a, b) => b.path.length - a.path.length)
  return deepest && deepest.path.length > 0
    ? { path: [...path, ...deepest.path], expected: deepest.expected }
    : { path, expected: issue.expected ?? issue.type }
}
