import { expect, test } from 'vitest'
import { findUnusableControls } from './findUnusableControls.ts'

const text = { type: 'text' }
const required = { name: 'string', required: true }

test('names a required prop that can be edited but has no value', () => {
  const argTypes = { label: { control: text, type: required }, title: { control: text, type: required } }
  expect(findUnusableControls({ argTypes, initialArgs: { title: 'Cart' } })).toEqual(['label'])
})

test('names an object control without a value, also of an optional prop', () => {
  const argTypes = { options: { control: { type: 'object' }, type: { name: 'array' } } }
  expect(findUnusableControls({ argTypes, initialArgs: {} })).toEqual(['options'])
})

test('accepts optional props without a value, and controls that are switched off', () => {
  const argTypes = {
    hint: { control: text, type: { name: 'string' } },
    store: { control: { disable: true }, type: required },
    actions: { control: false, type: required },
    onClick: { type: required },
  }
  expect(findUnusableControls({ argTypes, initialArgs: {} })).toEqual([])
})
