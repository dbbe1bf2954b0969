import { expect, test } from 'vitest'
import { findDefaultTag } from './findDefaultTag.ts'

const describe = (description: string) => ({ __docgenInfo: { props: { variant: { description } } } })

test('reads the default value from a TSDoc comment', () => {
  expect(findDefaultTag(describe("Emphasis.\n@default 'primary'"), 'variant')).toBe("'primary'")
  expect(
    findDefaultTag(
      Object.assign(() => null, describe('@default 3 ')),
      'variant',
    ),
  ).toBe('3')
})

test('reads no default value where none is declared', () => {
  expect(findDefaultTag(describe('Emphasis.'), 'variant')).toBeUndefined()
  expect(findDefaultTag(describe('@default 1'), 'size')).toBeUndefined()
  expect(findDefaultTag(() => null, 'size')).toBeUndefined()
  expect(findDefaultTag(undefined, 'size')).toBeUndefined()
})
