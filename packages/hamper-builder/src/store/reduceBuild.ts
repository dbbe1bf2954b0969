import { countPicked, firstLacking, type HamperPick } from '@store/api-client/contract/rules/hamperPicks'
import type { Build, BuildAction, BuildFault } from './Build.ts'
import { sortPicks } from './sortPicks.ts'

/** What an action makes of a hamper (specification 2, section 4). A step is only left forward with what it needs. */
export function reduceBuild(build: Build, action: BuildAction): Build {
  const { steps, at, picks } = build
  switch (action.kind) {
    case 'add':
      return add(build, action.productId)
    case 'take':
      return { ...build, fault: undefined, picks: changePick(picks, steps[at]?.id, action.productId, -1) }
    case 'drop':
      return drop(build, action)
    case 'next':
      return next(build)
    case 'back':
      return { ...build, fault: undefined, at: Math.max(0, at - 1) }
    case 'go':
      return go(build, action.to)
    case 'load':
      return load(build, action.steps)
  }
}

/** A hamper with nothing in it. */
export const emptyBuild: Build = { steps: [], at: 0, picks: [], parked: [], fault: undefined }

/** Whether a hamper is filled as its steps want it, and was looked over. */
export const isComplete = ({ steps, at, picks }: Build): boolean =>
  steps.length > 0 && at === steps.length && firstLacking(steps, picks) === steps.length

const refuse = (build: Build, fault: BuildFault): Build => ({ ...build, fault })

function add(build: Build, productId: HamperPick['productId']): Build {
  const { steps, at, picks } = build
  const step = steps[at]
  const item = step?.items.find(({ id }) => id === productId)
  if (!step || !item) return build
  if (countPicked(step, picks) >= step.max) return refuse(build, { kind: 'tooMany', max: step.max })
  const taken = picks.reduce((sum, one) => (one.productId === productId ? sum + one.quantity : sum), 0)
  if (taken >= item.stock) return refuse(build, { kind: 'stock', title: item.title, left: item.stock })
  return { ...build, fault: undefined, picks: changePick(picks, step.id, productId, 1) }
}

// What is chosen again is chosen last: the summary shows it.
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

function drop(build: Build, { step, productId }: Pick<HamperPick, 'step' | 'productId'>): Build {
  const isIt = (pick: HamperPick) => pick.step === step && pick.productId === productId
  const picks = build.picks.filter((pick) => !isIt(pick))
  const place = build.steps.findIndex(({ id }) => id === step)
  const from = build.steps[place]
  const dropped = { ...build, picks, fault: undefined }
  // Without what is mandatory the way begins again where it was chosen.
  if (!from || place > build.at || countPicked(from, picks) >= from.min) return dropped
  return { ...dropped, at: place, fault: { kind: 'mandatoryFrom', step: from.title } }
}

function next(build: Build): Build {
  const { steps, at, picks } = build
  const step = steps[at]
  if (!step) return build
  const chosen = countPicked(step, picks)
  if (chosen >= step.min) return { ...build, fault: undefined, at: at + 1 }
  return refuse(build, { kind: chosen === 0 ? 'nothing' : 'mandatory' })
}

function go(build: Build, wanted: number): Build {
  const { steps, at, picks } = build
  const to = Math.min(steps.length, Math.max(0, Math.trunc(wanted)))
  const lacking = firstLacking(steps, picks)
  const step = steps[lacking]
  if (to <= at || !step || lacking >= to) return { ...build, fault: undefined, at: to }
  return { ...build, at: lacking, fault: { kind: 'mandatoryFrom', step: step.title } }
}

function load(build: Build, steps: Build['steps']): Build {
  const { picks, parked } = sortPicks(steps, [...build.picks, ...build.parked])
  const before = build.steps[build.at]?.id
  const same = steps.findIndex(({ id }) => id === before)
  const isReview = build.steps.length > 0 && build.at >= build.steps.length
  const wanted = isReview ? steps.length : same === -1 ? Math.min(build.at, steps.length) : same
  const at = Math.min(wanted, firstLacking(steps, picks))
  const step = steps[at]
  // What the shopper was told a moment ago is not taken back while it is still so.
  const isStillSo = step !== undefined && step.id === before && countPicked(step, picks) < step.min
  const isOfLack = build.fault?.kind === 'nothing' || build.fault?.kind === 'mandatory'
  return { steps, picks, parked, at, fault: isStillSo && isOfLack ? build.fault : undefined }
}
