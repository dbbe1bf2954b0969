import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** A colour token's red, green and blue, 0 to 255. */
function colour(name: string): readonly number[] {
  const hex = new RegExp(`--store-color-${name}: #([0-9a-f]{6});`).exec(sheet)?.[1]
  if (!hex) throw new Error(`tokens.css has no colour ${name}.`)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = colour(name)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colour tokens, 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'card', 'sunken']
const states = ['good', 'caution', 'bad', 'info']

const words = [
  ...['ink', 'ink-quiet', 'marigold-ink', 'action', ...states].flatMap((word) =>
    grounds.map((ground) => [word, ground] as const),
  ),
  ...['action', 'action-hover', 'action-press'].map((ground) => ['ink-inverse', ground] as const),
  ...states.map((state) => [state, `${state}-pale`] as const),
  ...states.map((state) => ['ink', `${state}-pale`] as const),
  ['marigold-ink', 'marigold-pale'],
  ['ink', 'marigold-pale'],
  ['action', 'action-pale'],
  ['ink', 'action-pale'],
] as const

it.each(words)('words in %s can be read on %s: 4.5 to 1', (word, ground) => {
  expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5)
})

it.each(['edge', 'focus', 'action'].flatMap((line) => grounds.map((ground) => [line, ground] as const)))(
  'controls are seen by their %s on %s: 3 to 1',
  (line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
  },
)
