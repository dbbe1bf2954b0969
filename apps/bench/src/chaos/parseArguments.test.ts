import { expect, it } from 'vitest'
import { parseArguments } from './parseArguments.ts'

const known = ['crash', 'long']

it('accepts parts and options in any order', () => {
  expect(parseArguments([], known)).toEqual({ parts: [], rounds: undefined, isFull: false })
  expect(parseArguments(['long', '--rounds', '3', 'crash', '--full'], known)).toEqual({
    parts: ['long', 'crash'],
    rounds: 3,
    isFull: true,
  })
})

it.each([['--rounds'], ['--rounds', '0'], ['--rounds', 'crash'], ['--rounds', '1.5']])(
  'rejects a missing or invalid number of rounds, and shows the usage: %s %s',
  (...words) => {
    expect(parseArguments(words, known)).toBe('--rounds takes a whole number from 1.')
  },
)

it('lists the valid parts for an unknown one', () => {
  expect(parseArguments(['crahs'], known)).toBe(
    'There is no part "crahs". Parts: crash, long. Options: --rounds N, --full.',
  )
})
