import { expect, it } from 'vitest'
import { getTokenControl } from './getTokenControl.ts'

it.each([
  ['#B0124E', '#b0124e'],
  ['#fff', '#ffffff'],
  ['rgb(43 33 27)', '#2b211b'],
])('edits the token value %s as a colour', (value, hex) => {
  expect(getTokenControl(value)).toEqual({ kind: 'colour', hex })
})

it.each([
  ['20px', 20, 'px', 1],
  ['0.8125rem', 0.8125, 'rem', 0.0625],
  ['.8125rem', 0.8125, 'rem', 0.0625],
  ['200ms', 200, 'ms', 10],
  ['.2s', 0.2, 's', 0.05],
  ['65ch', 65, 'ch', 1],
  ['1.2', 1.2, '', 0.05],
  ['500', 500, '', 10],
  ['0', 0, '', 0.05],
] as const)('edits the token value %s as a number', (value, number, unit, step) => {
  expect(getTokenControl(value)).toEqual({ kind: 'number', number, unit, step })
})

it.each([
  'clamp(1rem, 0.124rem + 3.6vw, 3rem)',
  '0 1px 2px rgb(43 33 27 / 0.06)',
  'rgb(43 33 27 / 0.48)',
  'cubic-bezier(0.2, 0.7, 0.2, 1)',
  'Georgia, serif',
  '',
])('edits the token value %j as text', (value) => {
  expect(getTokenControl(value)).toEqual({ kind: 'text' })
})
