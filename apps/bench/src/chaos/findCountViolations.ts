import type { Violation, ViolationKind } from './Violation.ts'

/**
 * Compares a number with the expected one. Returns violations of the given kind if it is too high, violations of the
 * kind `lost` if it is too low, and none if both are equal.
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
