import { expect, test } from 'vitest'
import { readDeclaredDefault } from './readDeclaredDefault.ts'

const describe = (description: string) => ({ __docgenInfo: { props: { variant: { description } } } })

test('reads the default of a TSDoc comment', () => {
  expect(readDeclaredDefault(describe("Emphasis.\n@default 'primary'"), 'variant')).toBe("'primary'")
  expect(
    readDeclaredDefault(
      Object.assign(() => null, describe('@default 3 ')),
      'variant',
    ),
  ).toBe('3')
})

test('reads nothing where no default is declared', () => {
  expect(readDeclaredDefault(describe('Emphasis.'), 'variant')).toBeUndefined()
  expect(readDeclaredDefault(describe('@default 1'), 'size')).toBeUndefined()
  expect(readDeclaredDefault(() => null, 'size')).toBeUndefined()
  expect(readDeclaredDefault(undefined, 'size')).toBeUndefined()
})
