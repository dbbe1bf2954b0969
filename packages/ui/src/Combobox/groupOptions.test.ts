import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupOptions } from './groupOptions.ts'

const named = (groups: readonly (string | undefined)[]) =>
  groups.map((group, at) => ({ id: `${at}`, text: `Place ${at}`, group }))

it('groups adjacent options of the same group', () => {
  const groups = groupOptions(named([undefined, 'City', 'City', 'Area', 'City']))
  expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
    [undefined, 1],
    ['City', 2],
    ['Area', 1],
    ['City', 1],
  ])
})

it('keeps every option in order, and splits no adjacent group', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom('City', 'Area'), { nil: undefined })), (names) => {
      const options = named(names)
      const groups = groupOptions(options)
      expect(groups.flatMap((group) => group.options)).toEqual(options)
      for (const { name, options: members } of groups) {
        for (const member of members) expect(member.group).toBe(name)
      }
      groups.slice(1).forEach(({ name }, at) => {
        expect(name).not.toBe(groups[at]?.name)
      })
    }),
  )
})
