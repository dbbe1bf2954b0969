import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closingDistance, readDrag } from './readDrag.ts'

const pixels = fc.double({ min: -3000, max: 3000, noNaN: true })

it('closes the sheet at the drag distance that the specification requires', () => {
  expect(closingDistance).toBe(100)
})

it('starts a drag only when the pointer has moved beyond a small tolerance', () => {
  expect(readDrag(0, 0)).toBe('still')
  expect(readDrag(5, 5)).toBe('still')
  expect(readDrag(0, 8)).toBe('sheet')
})

it('does not drag on an upward move, which may scroll the content', () => {
  fc.assert(fc.property(pixels, pixels, (across, up) => readDrag(across, -Math.abs(up)) !== 'sheet'))
})

it('does not drag on a mostly horizontal move', () => {
  fc.assert(
    fc.property(
      pixels,
      pixels,
      (across, down) => Math.abs(across) < down || readDrag(across, down) !== 'sheet',
    ),
  )
})

it('drags on a mostly vertical downward move', () => {
  fc.assert(
    fc.property(pixels, pixels, (across, down) => {
      expect(readDrag(across, down)).toBe(readDrag(-across, down))
      if (down >= 8 && down > Math.abs(across)) expect(readDrag(across, down)).toBe('sheet')
    }),
  )
})
