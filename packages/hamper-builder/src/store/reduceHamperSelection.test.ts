import { countPicked, findFirstIncompleteStep } from '@store/api-client/contract/rules/hamperPicks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionArbitrary, stepsArbitrary } from '../fixtures/hamperArbitraries.ts'
import { sampleItems, sampleSteps } from '../fixtures/sampleHampers.ts'
import type { HamperSelection, HamperSelectionAction } from './HamperSelection.ts'
import { emptyHamperSelection, isHamperComplete, reduceHamperSelection } from './reduceHamperSelection.ts'

const begun = reduceHamperSelection(emptyHamperSelection, { kind: 'load', steps: sampleSteps })
const after = (actions: readonly HamperSelectionAction[], from: HamperSelection = begun) =>
  actions.reduce(reduceHamperSelection, from)
const add = (piece: keyof typeof sampleItems): HamperSelectionAction => ({
  kind: 'add',
  productId: sampleItems[piece].id,
})
const next: HamperSelectionAction = { kind: 'next' }

const pick = (step: string, piece: keyof typeof sampleItems, quantity = 1) => ({
  step,
  productId: sampleItems[piece].id,
  quantity,
})
const extra = { id: 'ribbon', title: 'Ribbon', min: 0, max: 1, items: [sampleItems.box] }
const optionalWithoutFlowers = sampleSteps
  .filter(({ id }) => id !== 'flowers')
  .map((step) => (step.id === 'card' ? { ...step, min: 0 } : step))
const chosen = [add('basket'), next, add('truffles'), add('bars'), next, next, add('card'), next]

describe('a hamper', () => {
  it('is filled step by step and reviewed at the end', () => {
    const done = after(chosen)
    expect(done).toMatchObject({ at: 4, error: undefined })
    expect(isHamperComplete(done)).toBe(true)
  })

  it.each([
    ['no item in a step that needs one', [next], { kind: 'nothing' }, 0],
    ['fewer items than a step needs', [add('basket'), next, add('truffles'), next], { kind: 'mandatory' }, 1],
    ['more items than a step accepts', [add('basket'), add('crate')], { kind: 'tooMany', max: 1 }, 0],
    [
      'a later step while an earlier one is incomplete',
      [{ kind: 'go', to: 3 }],
      { kind: 'mandatoryFrom', step: 'Basket' },
      0,
    ],
    [
      'the summary while a step is incomplete',
      [add('basket'), next, { kind: 'go', to: 4 }],
      { kind: 'mandatoryFrom', step: 'Chocolates' },
      1,
    ],
    [
      'more units than are in stock',
      [add('basket'), next, add('cookies'), add('cookies')],
      { kind: 'stock', title: 'Jar of Butter Cookies', left: 1 },
      1,
    ],
    [
      'an item that is no longer available',
      [add('basket'), next, add('gone')],
      { kind: 'stock', title: 'Almond Brittle', left: 0 },
      1,
    ],
  ] as const)('rejects an invalid action: %s', (_, actions, fault, at) => {
    expect(after(actions)).toMatchObject({ error: fault, at })
  })

  it('clears the error on the next action', () => {
    expect(after([next, add('basket')]).error).toBeUndefined()
  })

  it('keeps the error of an incomplete step when steps are reloaded, but only while it applies', () => {
    const load: HamperSelectionAction = { kind: 'load', steps: structuredClone(sampleSteps) }
    expect(after([next, load]).error).toEqual({ kind: 'nothing' })
    expect(after([add('basket'), add('crate'), load]).error).toBeUndefined()
    const freely = sampleSteps.map((step) => ({ ...step, min: 0 }))
    expect(after([next, { kind: 'load', steps: freely }]).error).toBeUndefined()
  })

  it('returns to the step of a mandatory item that was removed in the summary', () => {
    const done = after(chosen)
    const back = reduceHamperSelection(done, {
      kind: 'drop',
      step: 'basket',
      productId: sampleItems.basket.id,
    })
    expect(back).toMatchObject({ at: 0, error: { kind: 'mandatoryFrom', step: 'Basket' } })
  })

  it('stays at its step when the removed item was optional', () => {
    const at = after([...chosen.slice(0, 5), add('rose'), next, add('card'), next])
    const less = reduceHamperSelection(at, { kind: 'drop', step: 'flowers', productId: sampleItems.rose.id })
    expect(less).toMatchObject({ at: 4, error: undefined })
  })

  it('keeps chosen items that newly loaded steps do not offer, and restores them when steps offer them again', () => {
    const withRose = after([...chosen.slice(0, 5), add('rose')])
    const parcel = sampleSteps.filter(({ id }) => id !== 'flowers')
    const sent = reduceHamperSelection(withRose, { kind: 'load', steps: parcel })
    expect(sent.unavailable.map(({ productId }) => productId)).toEqual([sampleItems.rose.id])
    expect(sent.picks).toHaveLength(3)
    const back = reduceHamperSelection(sent, { kind: 'load', steps: sampleSteps })
    expect(back.unavailable).toEqual([])
    expect(back.picks.map(({ productId }) => productId)).toContain(sampleItems.rose.id)
  })

  it.each([
    ['a hamper without steps', emptyHamperSelection],
    ['a full hamper before the review', after([...chosen, { kind: 'back' }])],
    ['a review with incomplete steps', { ...begun, at: 4 }],
  ])('is not complete: %s', (_, build) => {
    expect(isHamperComplete(build)).toBe(false)
  })

  it('takes one unit of an item, and removes its last unit', () => {
    const two = after([add('basket'), next, add('bars'), add('truffles'), add('truffles')])
    const take: HamperSelectionAction = { kind: 'take', productId: sampleItems.truffles.id }
    const others = [pick('basket', 'basket'), pick('chocolates', 'bars')]
    const one = after([take], two)
    expect(one).toEqual({ ...two, picks: [...others, pick('chocolates', 'truffles')] })
    const none = after([take], one)
    expect(none).toEqual({ ...two, picks: others })
    expect(after([take], none).picks).toBe(none.picks)
  })

  it('opens the step of a removed item when it has too few items, and keeps its other items', () => {
    const drop: HamperSelectionAction = {
      kind: 'drop',
      step: 'chocolates',
      productId: sampleItems.truffles.id,
    }
    const picks = [pick('basket', 'basket'), pick('chocolates', 'bars')]
    const lacking = { at: 1, picks, error: { kind: 'mandatoryFrom', step: 'Chocolates' } }
    expect(after([...chosen.slice(0, 4), drop])).toEqual({ ...begun, ...lacking })
    expect(after([...chosen, drop])).toEqual({
      ...begun,
      ...lacking,
      picks: [...picks, pick('card', 'card')],
    })
  })

  it('goes to the first incomplete step, and back from a step whatever is incomplete', () => {
    const basket = after([add('basket')])
    expect(after([{ kind: 'go', to: 1 }], basket)).toEqual({ ...basket, at: 1 })
    const far = { ...begun, at: 2 }
    expect(after([{ kind: 'go', to: 2 }], far)).toEqual(far)
    expect(after([{ kind: 'go', to: 1 }], far)).toEqual({ ...far, at: 1 })
  })

  it.each([
    ['its step when an earlier step is gone', chosen.slice(0, 5), sampleSteps.slice(1), 1],
    ['the same place when its step is gone', chosen.slice(0, 5), optionalWithoutFlowers, 2],
    ['the review when an optional step is added', chosen, [...sampleSteps, extra], 5],
  ])('stays after a load at %s', (_, actions, steps, at) => {
    const before = after(actions)
    const picks = before.picks.filter(({ step }) => steps.some(({ id }) => id === step))
    const unavailable = before.picks.filter((one) => !picks.includes(one))
    expect(after([{ kind: 'load', steps }], before)).toEqual({ ...before, steps, at, picks, unavailable })
  })

  it('begins at the first step when all steps are optional', () => {
    const steps = [extra]
    expect(after([{ kind: 'load', steps }], emptyHamperSelection)).toEqual({ ...emptyHamperSelection, steps })
  })

  it.each([
    ['keeps that the step needs more items', ['truffles'], [next], sampleSteps, { kind: 'mandatory' }],
    ['clears that an item is out of stock', ['cookies'], [add('cookies')], sampleSteps, undefined],
    ['clears the error of a step that is gone', [], [next], sampleSteps.slice(2), undefined],
  ] as const)('%s when steps are loaded', (_, pieces, actions, steps, error) => {
    const build = after([add('basket'), next, ...pieces.map(add), ...actions, { kind: 'load', steps }])
    expect(build.error).toEqual(error)
  })
})

describe('any sequence of actions on any steps', () => {
  const run = (
    check: (build: HamperSelection, before: HamperSelection, action: HamperSelectionAction) => void,
  ) =>
    fc.assert(
      fc.property(
        stepsArbitrary,
        fc.array(actionArbitrary, { maxLength: 60, size: 'max' }),
        (steps, actions) => {
          let build = reduceHamperSelection(emptyHamperSelection, { kind: 'load', steps })
          for (const action of actions) {
            const before = build
            build = reduceHamperSelection(build, action)
            check(build, before, action)
          }
        },
      ),
      { numRuns: 300 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
    )

  it('never reaches Buy Now while a step is outside its limits', () =>
    run(({ steps, at, picks }) => {
      for (const step of steps.slice(0, at)) {
        expect(countPicked(step, picks)).toBeGreaterThanOrEqual(step.min)
      }
      for (const step of steps) expect(countPicked(step, picks)).toBeLessThanOrEqual(step.max)
      expect(at).toBeLessThanOrEqual(findFirstIncompleteStep(steps, picks))
    }))

  it('never loses a choice by Back or by opening another step', () =>
    run((build, before, { kind }) => {
      if (kind === 'back' || kind === 'next' || kind === 'go') expect(build.picks).toBe(before.picks)
    }))

  it('never loses a choice when other steps are loaded', () =>
    run((build, before, { kind }) => {
      const count = ({ picks, unavailable }: HamperSelection) =>
        [...picks, ...unavailable].reduce((sum, { quantity }) => sum + quantity, 0)
      if (kind === 'load') expect(count(build)).toBe(count(before))
    }))

  it('never exceeds the stock of an item', () =>
    run(({ steps, picks }) => {
      for (const item of steps.flatMap((step) => step.items)) {
        const taken = picks.reduce((sum, one) => (one.productId === item.id ? sum + one.quantity : sum), 0)
        expect(taken).toBeLessThanOrEqual(item.stock)
      }
    }))
})
