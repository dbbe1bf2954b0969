import type { Violation, ViolationKind } from './Violation.ts'

// The sentences of `findLedgerViolations`; a sentence that matches none is a violation too.
const kinds: readonly (readonly [ViolationKind, RegExp])[] = [
  ['lost', / was answered and is lost$/],
  ['doubled', / orders for key |^nobody asked for order | was refused and ordered$/],
  ['foreign', / belongs to another shopper$/],
  ['oversold', /^of gift \d+ -?\d+ are left and /],
]

/** Sorts the violations found by the ledger check by kind. */
export const classifyViolations = (complaints: readonly string[]): readonly Violation[] =>
  complaints.map((sentence) => ({
    kind: kinds.find(([, words]) => words.test(sentence))?.[0] ?? 'other',
    sentence,
  }))
