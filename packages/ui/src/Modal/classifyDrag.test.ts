import fc from 'fast-check'
import { expect, it } from 'vitest'
import { classifyDrag, closingDistance } from './classifyDrag.ts'

const pixels = fc.double({ min: -3000, max: 3000, noNaN: true })

it('closes the sheet at the drag distance that the specification requires', () => {
  expect(closingDistance).toBe(100)
})

it('starts a drag only when the pointer has moved beyond a small tolerance', () => {
  expect(classifyDrag(0, 0)).toBe('still')
  expect(classifyDrag(5, 5)).toBe('still')
  expect(classifyDrag(0, 8)).toBe('sheet')
})

it('does not drag on an upward move, which may scroll the content', () => {
  fc.assert(fc.property(pixels, pixels, (across, up) => classifyDrag(across, -Math.abs(up)) !== 'sheet'))
})

it('does not drag on a mostly horizontal move', () => {
  fc.assert(
    fc.property(
      pixels,
      pixels,
      (across, down) => Math.abs(across) < down || classifyDrag(across, down) !== 'sheet',
    ),
  )
})

it('drags on a mostly vertical downward move', () => {
  fc.assert(
    fc.property(pixels, pixels, (across, down) => {
      expect(classifyDrag(across, down)).toBe(classifyDrag(-across, down))
      if (down >= 8 && down > Math.abs(across)) expect(classifyDrag(across, down)).toBe('sheet')
    }),
  )
})
