import {
  countPicked,
  findFirstIncompleteStep,
  type HamperPick,
} from '@store/api-client/contract/rules/hamperPicks'
import type { HamperSelection, HamperSelectionAction, HamperSelectionError } from './HamperSelection.ts'
import { splitPicksByAvailability } from './splitPicksByAvailability.ts'

/**
 * Applies an action to a hamper (specification 2, section 4). The Next button requires the minimum number of items of
 * the current step.
 */
export function reduceHamperSelection(
  build: HamperSelection,
  action: HamperSelectionAction,
): HamperSelection {
  const { steps, at, picks } = build
  switch (action.kind) {
    case 'add':
      return add(build, action.productId)
    case 'take':
      return { ...build, error: undefined, picks: changePick(picks, steps[at]?.id, action.productId, -1) }
    case 'drop':
      return drop(build, action)
    case 'next':
      return next(build)
    case 'back':
      return { ...build, error: undefined, at: Math.max(0, at - 1) }
    case 'go':
      return go(build, action.to)
    case 'load':
      return load(build, action.steps)
  }
}

/** An empty hamper. */
export const emptyHamperSelection: HamperSelection = {
  steps: [],
  at: 0,
  picks: [],
  unavailable: [],
  error: undefined,
}

/** Returns whether all steps are within their limits and the review is reached. */
export const isHamperComplete = ({ steps, at, picks }: HamperSelection): boolean =>
  steps.length > 0 && at === steps.length && findFirstIncompleteStep(steps, picks) === steps.length

const refuse = (build: HamperSelection, error: HamperSelectionError): HamperSelection => ({ ...build, error })

function add(build: HamperSelection, productId: HamperPick['productId']): HamperSelection {
  const { steps, at, picks } = build
  const step = steps[at]
  const item = step?.items.find(({ id }) => id === productId)
  if (!step || !item) return build
  if (countPicked(step, picks) >= step.max) return refuse(build, { kind: 'tooMany', max: step.max })
  const taken = picks.reduce((sum, one) => (one.productId === productId ? sum + one.quantity : sum), 0)
  if (taken >= item.stock) return refuse(build, { kind: 'stock', title: item.title, left: item.stock })
  return { ...build, error: undefined, picks: changePick(picks, step.id, productId, 1) }
}

// An item that is chosen again moves to the end, because the summary shows the last ones.
function changePick(
  picks: readonly HamperPick[],
  step: string | undefined,
  productId: HamperPick['productId'],
  by: number,
): readonly HamperPick[] {
  const isIt = (pick: HamperPick) => pick.step === step && pick.productId === productId
  const quantity = (picks.find(isIt)?.quantity ?? 0) + by
  if (step === undefined || (by < 0 && !picks.some(isIt))) return picks
  if (by < 0) {
    return picks.flatMap((pick) => (!isIt(pick) ? [pick] : quantity > 0 ? [{ ...pick, quantity }] : []))
  }
  return [...picks.filter((pick) => !isIt(pick)), { step, productId, quantity }]
}

function drop(
  build: HamperSelection,
  { step, productId }: Pick<HamperPick, 'step' | 'productId'>,
): HamperSelection {
  const isIt = (pick: HamperPick) => pick.step === step && pick.productId === productId
  const picks = build.picks.filter((pick) => !isIt(pick))
  const place = build.steps.findIndex(({ id }) => id === step)
  const from = build.steps[place]
  const dropped = { ...build, picks, error: undefined }
  // If a mandatory step has too few items after a removal, this step opens.
  if (!from || place > build.at || countPicked(from, picks) >= from.min) return dropped
  return { ...dropped, at: place, error: { kind: 'mandatoryFrom', step: from.title } }
}

function next(build: HamperSelection): HamperSelection {
  const { steps, at, picks } = build
  const step = steps[at]
  if (!step) return build
  const chosen = countPicked(step, picks)
  if (chosen >= step.min) return { ...build, error: undefined, at: at + 1 }
  return refuse(build, { kind: chosen === 0 ? 'nothing' : 'mandatory' })
}

function go(build: HamperSelection, wanted: number): HamperSelection {
  const { steps, at, picks } = build
  const to = Math.min(steps.length, Math.max(0, Math.trunc(wanted)))
  const lacking = findFirstIncompleteStep(steps, picks)
  const step = steps[lacking]
  if (to <= at || !step || lacking >= to) return { ...build, error: undefined, at: to }
  return { ...build, at: lacking, error: { kind: 'mandatoryFrom', step: step.title } }
}

function load(build: HamperSelection, steps: HamperSelection['steps']): HamperSelection {
  const { picks, parked: unavailable } = splitPicksByAvailability(steps, [
    ...build.picks,
    ...build.unavailable,
  ])
  const before = build.steps[build.at]?.id
  const same = steps.findIndex(({ id }) => id === before)
  const isReview = build.steps.length > 0 && build.at >= build.steps.length
  const wanted = isReview ? steps.length : same === -1 ? Math.min(build.at, steps.length) : same
  const at = Math.min(wanted, findFirstIncompleteStep(steps, picks))
  const step = steps[at]
  // Keeps the error that the shopper has just seen while it still applies.
  const isStillSo = step !== undefined && step.id === before && countPicked(step, picks) < step.min
  const isOfLack = build.error?.kind === 'nothing' || build.error?.kind === 'mandatory'
  return { steps, picks, unavailable, at, error: isStillSo && isOfLack ? build.error : undefined }
}
