import type { Finding, Harm } from './Finding.ts'

// The sentences of `checkLedger`; what none of them is about is a finding all the same.
const kinds: readonly (readonly [Harm, RegExp])[] = [
  ['lost', / was answered and is lost$/],
  ['doubled', / orders for key |^nobody asked for order | was refused and ordered$/],
  ['foreign', / belongs to another shopper$/],
  ['oversold', /^of gift \d+ -?\d+ are left and /],
]

/** What the checker of the ledger found, by the harm it is. */
export const sortComplaints = (complaints: readonly string[]): readonly Finding[] =>
  complaints.map((sentence) => ({
    harm: kinds.find(([, words]) => words.test(sentence))?.[0] ?? 'other',
    sentence,
  }))
