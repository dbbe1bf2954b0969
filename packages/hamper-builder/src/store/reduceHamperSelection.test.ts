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
