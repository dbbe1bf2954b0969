import { expect, test } from 'vitest'
import { toDefaultArgs } from './toDefaultArgs.ts'

const prop = (summary: string | undefined, control: unknown = { type: 'text' }) => ({
  control,
  table: { defaultValue: { summary } },
})

test('reads default values that are literals', () => {
  const props = {
    size: prop("'m'"),
    busy: prop('false'),
    open: prop('true'),
    delay: prop('1_500'),
    ratio: prop('-0.5'),
  }
  expect(toDefaultArgs(props)).toEqual({ size: 'm', busy: false, open: true, delay: 1500, ratio: -0.5 })
})

test('leaves out default values that are computed or absent, and values that cannot be edited', () => {
  const props = {
    now: prop('Date.now()'),
    label: prop(undefined),
    hidden: prop('false', false),
    off: prop('false', { disable: true }),
    untyped: {},
  }
  expect(toDefaultArgs(props)).toEqual({})
})
