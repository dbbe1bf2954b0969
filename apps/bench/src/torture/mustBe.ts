import type { Finding, Harm } from './Finding.ts'

/** Nothing where a figure is what it must be; else by how much it is not: too many are this harm, too few are lost. */
export const mustBe = (harm: Harm, what: string, found: number, due: number): readonly Finding[] =>
  found === due
    ? []
    : [
        {
          harm: found < due && harm !== 'other' ? 'lost' : harm,
          count: Math.abs(found - due),
          sentence: `${what}: ${found} instead of ${due}`,
        },
      ]
