import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDesignHistory } from './createDesignHistory.ts'
import { type Design, type DesignPhoto, emptyDesign, hasContent, nameColours, nameFonts } from './Design.ts'
import { parseDesign, serializeDesign } from './parseDesign.ts'
import { sanitizeName } from './sanitizeName.ts'
import { photoTransformLimits, transformPhoto } from './transformPhoto.ts'

const photo: DesignPhoto = {
  src: 'data:image/jpeg;base64,AAAA',
  ...{ width: 800, height: 600, x: 0, y: 0, scale: 1, turn: 0 },
}

describe('sanitizeName', () => {
  it.each([
    ['Asha', 10, 'Asha', false],
    ["  Asha's", 10, 'Ashas', true],
    ['Asha & Vikram!', 6, 'Asha &', false],
    ['नमस्ते', 2, 'नम', false],
    ['', 5, '', false],
    ['Asha', 0, '', false],
  ])('turns %j with a limit of %d letters into %j', (typed, limit, name, hadRefused) => {
    expect(sanitizeName(typed, limit)).toEqual({ name, hadRefused })
  })

  it('never exceeds the limit or splits a letter, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (typed, limit) => {
        const { name } = sanitizeName(typed, limit)
        expect(countCharacters(name)).toBeLessThanOrEqual(limit)
        expect(sanitizeName(name, limit)).toEqual({ name, hadRefused: false })
      }),
    )
  })
})

describe('transformPhoto', () => {
  it('limits position and scale, and normalizes the rotation', () => {
    const by = fc.record({
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
      grow: fc.double({ min: 0.01, max: 100, noNaN: true }),
      turn: fc.double({ min: -2000, max: 2000, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(by, { maxLength: 20 }), (moves) => {
        const placed = moves.reduce(transformPhoto, photo)
        const { least, most, farthest } = photoTransformLimits
        expect(Math.abs(placed.x)).toBeLessThanOrEqual(farthest)
        expect(Math.abs(placed.y)).toBeLessThanOrEqual(farthest)
        expect(placed.scale).toBeGreaterThanOrEqual(least)
        expect(placed.scale).toBeLessThanOrEqual(most)
        expect(Math.abs(placed.turn)).toBeLessThanOrEqual(180)
        // Every possible position can be serialized.
        expect(parseDesign(serializeDesign({ ...emptyDesign, photo: placed }), 25)?.photo).toEqual(placed)
      }),
    )
  })
})

describe('a serialized design', () => {
  it('is parsed unchanged', () => {
    const design: Design = { name: 'Asha', font: nameFonts[2], colour: nameColours[3], photo }
    expect(parseDesign(serializeDesign(design), 25)).toEqual(design)
  })

  it.each([
    ['nothing', ''],
    ['not JSON', '{'],
    ['a number', '7'],
    ['using an unknown font', JSON.stringify({ ...emptyDesign, font: 'comic' })],
    ['using an unknown color', JSON.stringify({ ...emptyDesign, colour: 'url(x)' })],
    ['missing a name', JSON.stringify({ ...emptyDesign, name: 7 })],
  ])('that is %s is invalid', (_, kept) => {
    expect(parseDesign(kept, 25)).toBeUndefined()
  })

  it.each([
    ['from another site', { src: 'https://evil.example/a.jpg' }],
    ['that is an SVG with scripts', { src: 'data:image/svg+xml;base64,AAAA' }],
    ['without a size', { width: 0 }],
    ['that is too large', { height: 1e9 }],
    ['scaled to zero', { scale: 0 }],
    ['that is positioned nowhere', { x: Number.NaN }],
  ])('is parsed without a photo %s', (_, fault) => {
    const stored = JSON.stringify({ ...emptyDesign, name: 'Asha', photo: { ...photo, ...fault } })
    expect(parseDesign(stored, 25)).toEqual({ ...emptyDesign, name: 'Asha' })
  })

  it('is parsed with a truncated name if the limit is lower than before', () => {
    expect(parseDesign(serializeDesign({ ...emptyDesign, name: 'Vikram' }), 3)?.name).toBe('Vik')
  })

  it('is printable if it has a name or a photo', () => {
    expect(hasContent({ ...emptyDesign, name: ' ' })).toBe(false)
    expect(hasContent({ ...emptyDesign, name: 'A' })).toBe(true)
    expect(hasContent({ ...emptyDesign, photo })).toBe(true)
  })
})

describe('createDesignHistory', () => {
  it('groups the changes of one gesture into one step', () => {
    const seen: string[] = []
    const history = createDesignHistory(emptyDesign, ({ name }) => seen.push(name))
    for (const name of ['A', 'As', 'Ash']) history.change({ name }, 'name')
    history.settle()
    history.change({ name: 'Asha' }, 'name')
    expect(history.undo()).toBe(true)
    expect(history.now().name).toBe('Ash')
    expect(history.undo()).toBe(true)
    expect(history.now()).toEqual(emptyDesign)
    expect([history.canUndo(), history.undo()]).toEqual([false, false])
    expect(seen).toEqual(['A', 'As', 'Ash', 'Asha', 'Ash', ''])
  })

  it('does not merge a new change with an undone step', () => {
    const history = createDesignHistory(emptyDesign, () => undefined)
    history.change({ name: 'A' }, 'name')
    history.undo()
    history.change({ name: 'B' }, 'name')
    history.undo()
    expect(history.now().name).toBe('')
  })
})
