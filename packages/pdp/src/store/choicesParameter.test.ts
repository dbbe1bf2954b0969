import { createDefaultSelection } from '@store/api-client/contract/rules/selection'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cakeAttributes } from '../fixtures/cakeAttributes.ts'
import { parseChoicesParameter, serializeChoicesParameter } from './choicesParameter.ts'

const all = Object.values(cakeAttributes)
const usual = createDefaultSelection(all)

describe('choicesParameter', () => {
  it('is empty while the selection is the default', () => {
    expect(serializeChoicesParameter(all, usual)).toBe('')
  })

  it('contains changed and deselected options, but no texts', () => {
    const options = { ...usual.options, 10: [2], 31: [], 51: [1, 2] }
    expect(serializeChoicesParameter(all, { options, texts: { 16: 'Happy Birthday' } })).toBe(
      '10-2_31_51-1-2',
    )
  })

  it('round-trips any valid selection', () => {
    const chosen = fc.record({
      10: fc.constantFrom([1], [2], [3]),
      32: fc.constantFrom([], [1], [2]),
      6: fc.constantFrom([], [1]),
      31: fc.constantFrom([], [1]),
      51: fc.constantFrom([], [1], [2], [1, 2]),
    })
    fc.assert(
      fc.property(chosen, (options) => {
        const selection = { options: { ...usual.options, ...options }, texts: {} }
        expect(parseChoicesParameter(all, serializeChoicesParameter(all, selection))).toEqual(
          selection.options,
        )
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['nonsense', 'nonsense'],
    ['an attribute the product does not have', '99-1'],
    ['an option that the product does not have', '10-9'],
    ['two options for a single choice', '10-1-2'],
    ['a text attribute', '16-1'],
    ['a text attribute without options', '16'],
    ['a value that is not a number', '10-%3Cscript%3E_toString-1___proto__-1'],
  ])('falls back to the defaults when the URL contains %s', (_, written) => {
    expect(parseChoicesParameter(all, written)).toEqual(usual.options)
  })

  it('never selects an option the product does not have, whatever the URL contains', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        for (const [id, options] of Object.entries(parseChoicesParameter(all, written))) {
          const known = all
            .find((attribute) => String(attribute.id) === id)
            ?.options.map((option) => option.id)
          for (const option of options) expect(known).toContain(option)
        }
      }),
    )
  })
})
