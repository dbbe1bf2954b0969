import type { StoredHamper } from '../../db/schema/StoredHamper.ts'

/** Returns whether two hampers have the same contents, in any order, and the same delivery date. */
export const isSameHamper = (
  one: StoredHamper | null | undefined,
  other: StoredHamper | null | undefined,
): boolean => comparable(one) === comparable(other)

const comparable = (hamper: StoredHamper | null | undefined) =>
  hamper
    ? JSON.stringify([
        hamper.date,
        ...hamper.pieces.map(({ step, nid, quantity }) => [step, nid, quantity].join('/')).sort(),
      ])
    : ''
