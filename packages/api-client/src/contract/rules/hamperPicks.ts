import type { Brand } from 'valibot'

/** Units of one gift, selected in one step of a hamper (specification 2, section 3: Hamper selection). */
export interface HamperPick {
  /** Id of the step. */
  readonly step: string
  readonly productId: number & Brand<'ProductId'>
  /** Number of units, at least 1. */
  readonly quantity: number
}

/** The minimum and maximum number of units of a step. */
export interface StepLimits {
  readonly id: string
  readonly min: number
  readonly max: number
}

/** Counts the units selected in a step. */
export const countPicked = ({ id }: Pick<StepLimits, 'id'>, picks: readonly HamperPick[]): number =>
  picks.reduce((sum, { step, quantity }) => (step === id ? sum + quantity : sum), 0)

/**
 * Returns the index of the first step below its minimum; the number of steps when there is none (specification 2,
 * section 5).
 */
export function findFirstIncompleteStep(steps: readonly StepLimits[], picks: readonly HamperPick[]): number {
  const at = steps.findIndex((step) => countPicked(step, picks) < step.min)
  return at === -1 ? steps.length : at
}

/** Returns the index of the first step above its maximum; the number of steps when there is none. */
export function findFirstOverfilledStep(steps: readonly StepLimits[], picks: readonly HamperPick[]): number {
  const at = steps.findIndex((step) => countPicked(step, picks) > step.max)
  return at === -1 ? steps.length : at
}
