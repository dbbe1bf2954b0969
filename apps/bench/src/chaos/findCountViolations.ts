import type { Violation, ViolationKind } from './Violation.ts'

/**
 * Returns no violation if a number is as expected, or else the difference: too many are of this kind, too few are lost.
 */
export const findCountViolations = (
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
