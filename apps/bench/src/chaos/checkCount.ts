import type { Violation, ViolationKind } from './Violation.ts'

/** Nothing where a figure is what it must be; else by how much it is not: too many are this kind, too few are lost. */
export const checkCount = (
  kind: ViolationKind,
  what: string,
  found: number,
  due: number,
): readonly Violation[] =>
  found === due
    ? []
    : [
        {
          kind: found < due && kind !== 'other' ? 'lost' : kind,
          count: Math.abs(found - due),
          sentence: `${what}: ${found} instead of ${due}`,
        },
      ]
