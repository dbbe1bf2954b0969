import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toUploadId } from '../uploads/index.ts'
import {
  calculateSelectionPrice,
  createDefaultSelection,
  findMissingAttributes,
  type SelectableAttribute,
} from './selection.ts'

const option = (id: number, adds: number, listAdds = adds) => ({ id, adds, listAdds })
const weight: SelectableAttribute = {
  id: 10,
  display: 'select',
  isRequired: true,
  options: [option(1, 0), option(2, 500, 600), option(3, 1200), option(4, -250)],
}
const flavour: SelectableAttribute = {
  id: 32,
  display: 'select',
  isRequired: false,
  options: [option(1, 0), option(2, 100)],
}
const twoAtTheBase: SelectableAttribute = {
  ...flavour,
  isRequired: true,
  options: [option(1, 0), option(2, 0)],
}
const eggless: SelectableAttribute = {
  id: 6,
  display: 'checkbox',
  isRequired: false,
  options: [option(1, 50)],
}
const vase: SelectableAttribute = {
  id: 31,
  display: 'checkbox',
  isRequired: false,
  options: [option(1, -150)],
}
const rakhi: SelectableAttribute = {
  id: 51,
  display: 'pictures',
  isRequired: true,
  options: [option(1, 99), option(2, 149)],
}
const message: SelectableAttribute = { id: 16, display: 'text', isRequired: false, options: [] }
const words: SelectableAttribute = { id: 41, display: 'text', isRequired: true, options: [] }

const cake = { price: 749, listPrice: 899 }
const chosen = (options: Record<number, readonly number[]>, texts = {}) => ({ options, texts })

describe('the default selection (specification 2, section 4, "Attributes")', () => {
  it.each([
    ['selects the weight at the base price', weight, [1]],
    ['selects nothing for an optional choice', flavour, []],
    ['selects nothing when no single option is at the base price', twoAtTheBase, []],
    ['selects nothing that costs extra', eggless, []],
    ['selects the vase that is included in the price', vase, [1]],
    ['selects no picture', rakhi, []],
  ])('%s', (_, attribute, options) => {
    expect(createDefaultSelection([attribute]).options[attribute.id]).toEqual(options)
  })

  it('the default selection costs as much as the product itself', () => {
    const all = [weight, flavour, eggless, vase, rakhi, message]
    expect(calculateSelectionPrice(cake, all, createDefaultSelection(all))).toEqual(cake)
  })
})

describe('the price of a selection', () => {
  it.each([
    ['includes a heavier cake', [weight], chosen({ 10: [2] }), 1249, 1499],
    ['includes a lighter cake', [weight], chosen({ 10: [4] }), 499, 649],
    ['includes several extras', [weight, eggless], chosen({ 10: [1], 6: [1] }), 799, 949],
    ['excludes the vase that was deselected', [vase], chosen({ 31: [] }), 599, 749],
    ['includes the vase that was kept', [vase], chosen({ 31: [1] }), 749, 899],
    ['includes two selected pictures', [rakhi], chosen({ 51: [1, 2] }), 997, 1147],
    ['ignores an unknown option', [weight], chosen({ 10: [9] }), 749, 899],
    ['ignores an unknown attribute', [weight], chosen({ 10: [1], 99: [1] }), 749, 899],
  ])('%s', (_, attributes, selection, price, listPrice) => {
    expect(calculateSelectionPrice(cake, attributes, selection)).toEqual({ price, listPrice })
  })

  it('a selection has a list price that is at least its price, and counts each option once', () => {
    const anOption = fc.record({
      adds: fc.integer({ min: -200, max: 500 }),
      listAdds: fc.integer({ min: -200, max: 500 }),
    })
    fc.assert(
      fc.property(fc.array(anOption, { maxLength: 6 }), fc.array(fc.nat(6)), (drawn, ids) => {
        const options = drawn.map((each, at) => ({ id: at + 1, ...each }))
        const { price, listPrice } = calculateSelectionPrice(
          cake,
          [{ ...eggless, options }],
          chosen({ 6: [...ids, ...ids] }),
        )
        const sum = options.reduce(
          (total, each) => total + (each.adds < 0 === ids.includes(each.id) ? 0 : each.adds),
          cake.price,
        )
        expect(price).toBe(sum)
        expect(listPrice).toBeGreaterThanOrEqual(price)
      }),
    )
  })
})

describe('findMissingAttributes (specification 2, section 5)', () => {
  it('returns the required attributes that have no chosen option or text, in order', () => {
    const all = [weight, eggless, message, words, rakhi]
    expect(findMissingAttributes(all, chosen({}))).toEqual([10, 41, 51])
    expect(findMissingAttributes(all, chosen({ 10: [1], 51: [2] }, { 41: '  ' }))).toEqual([41])
    expect(findMissingAttributes(all, chosen({ 10: [1], 51: [2] }, { 41: 'Asha' }))).toEqual([])
  })

  it('returns a missing required photo', () => {
    const photo: SelectableAttribute = { id: 43, display: 'photo', isRequired: true, options: [] }
    const ours = {
      id: toUploadId('00000000-0000-4000-8000-000000000043'),
      pictureSrc: '/a',
      width: 1,
      height: 1,
    }
    expect(findMissingAttributes([photo], chosen({}))).toEqual([43])
    expect(findMissingAttributes([photo], { ...chosen({}), photos: { 44: ours } })).toEqual([43])
    expect(findMissingAttributes([photo], { ...chosen({}), photos: { 43: ours } })).toEqual([])
    expect(findMissingAttributes([{ ...photo, isRequired: false }], chosen({}))).toEqual([])
  })
})
