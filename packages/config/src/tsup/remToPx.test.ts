import { expect, it } from 'vitest'
import { remToPx } from './remToPx.ts'

it.each([
  ['a{padding:1.5rem}', 'a{padding:24px}'],
  [':root{--gap:.5rem}', ':root{--gap:8px}'],
  ['a{width:calc(100% - 2rem)}', 'a{width:calc(100% - 32px)}'],
  ['a{width:min(var(--wide,30rem),100%)}', 'a{width:min(var(--wide,480px),100%)}'],
  ['a{font-size:clamp(1rem,2vw,2rem)}', 'a{font-size:clamp(16px,2vw,32px)}'],
  ['a{margin:1em}', 'a{margin:1em}'],
])('makes %s independent of the font size of the page', (rem, px) => {
  expect(remToPx(rem)).toBe(px)
})
