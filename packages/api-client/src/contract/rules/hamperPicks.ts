import type { Brand } from 'valibot'

/** Pieces of one gift, chosen in one step of a hamper (specification 2, section 3: Hamper selection). */
export interface HamperPick {
  /** Name of the step. */
  readonly step: string
  readonly productId: number & Brand<'ProductId'>
  /** Pieces, 1 at least. */
  readonly quantity: number
}

/** The limits of a step: how many pieces it needs, and how many it takes. */
export interface StepLimits {
  readonly id: string
  readonly min: number
  readonly max: number
}

/** Pieces chosen in a step. */
export const countPicked = ({ id }: Pick<StepLimits, 'id'>, picks: readonly HamperPick[]): number =>
  picks.reduce((sum, { step, quantity }) => (step === id ? sum + quantity : sum), 0)

/** Place of the first step that has less than it needs; the number of steps where none has (specification 2, section 5). */
export function firstIncompleteStep(steps: readonly StepLimits[], picks: readonly HamperPick[]): number {
  const at = steps.findIndex((step) => countPicked(step, picks) < step.min)
  return at === -1 ? steps.length : at
}

/** Place of the first step that has more than it takes; the number of steps where none has. */
export function firstOverfilledStep(steps: readonly StepLimits[], picks: readonly HamperPick[]): number {
  const at = steps.findIndex((step) => countPicked(step, picks) > step.max)
  return at === -1 ? steps.length : at
}
