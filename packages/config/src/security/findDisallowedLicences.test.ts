import { describe, expect, it } from 'vitest'
import { findDisallowedLicences } from './findDisallowedLicences.ts'
import { parseLicences } from './parseLicences.ts'

const faults = (licence: string, name = 'a') => findDisallowedLicences([{ name, licence }])

describe('findDisallowedLicences', () => {
  it.each(['MIT', 'ISC', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(BSD-3-Clause AND Apache-2.0)'])(
    'accepts licences that require only attribution: %s',
    (licence) => {
      expect(faults(licence)).toEqual([])
    },
  )

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SSPL-1.0', 'CC-BY-NC-4.0', 'MIT-like'])(
    'rejects licences that require more: %s',
    (licence) => {
      expect(faults(licence)).toEqual([`a: ${licence} is not among the licences we take`])
    },
  )

  it.each(['', 'Unknown', 'UNLICENSED', 'SEE LICENSE IN LICENSE.md'])(
    'reports packages without a licence: %j',
    (licence) => {
      expect(faults(licence)).toEqual(['a: its licence is not known'])
    },
  )

  it('accepts a conditional licence only where its condition is met', () => {
    expect(faults('MPL-2.0', 'lightningcss')).toEqual([])
    expect(faults('MPL-2.0')).toHaveLength(1)
  })

  it('reads the licences that pnpm lists', () => {
    const json = JSON.stringify({ MIT: [{ name: 'b', versions: ['1.0.0'] }], ISC: [{ name: 'a' }] })
    expect(parseLicences(json)).toEqual([
      { name: 'a', licence: 'ISC' },
      { name: 'b', licence: 'MIT' },
    ])
  })
})
