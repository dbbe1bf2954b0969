import type { StoredHamper } from '../db/schema/StoredHamper.ts'

/** Whether two hampers hold the same for the same day; in which order it was chosen does not count. */
export const isSameHamper = (
  one: StoredHamper | null | undefined,
  other: StoredHamper | null | undefined,
): boolean => told(one) === told(other)

const told = (hamper: StoredHamper | null | undefined) =>
  hamper
    ? JSON.stringify([
        hamper.date,
        ...hamper.pieces.map(({ step, nid, quantity }) => [step, nid, quantity].join('/')).sort(),
      ])
    : ''
