import type { StoredHamper } from '../../db/schema/StoredHamper.ts'

/** Returns whether two hampers have the same contents for the same date, in any order. */
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
