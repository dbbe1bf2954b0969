import type { BaseIssue } from 'valibot'
import type { ContractViolation } from '../contract/problem/index.ts'

type Place = Pick<ContractViolation, 'expected'> & { readonly path: readonly string[] }

/**
 * Returns the path of a schema's issue and the expected type. A union has issues of each of its members; the deepest
 * one belongs to the member that matches the response best.
 */
export function toContractViolation(issue: BaseIssue<unknown>): Omit<ContractViolation, 'call'> {
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
