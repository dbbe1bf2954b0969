import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultLimits } from './RateLimits.ts'
import { settingNames } from './settingsSchema.ts'

const text = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')

/** Returns the cells of a table's rows, by the heading of its first column. */
const tableOf = (head: string): readonly (readonly string[])[] => {
  const lines = text.slice(text.search(new RegExp(`^\\| ${head} `, 'm'))).split('\n')
  const rows = lines.slice(2, lines.indexOf(''))
  return rows.map((row) => row.split('|').map((cell) => cell.trim()))
}

describe('docs/operations.md', () => {
  it('names every setting, and no others', () => {
    const named = tableOf('setting').flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [])
    expect(named.toSorted()).toEqual(settingNames.toSorted())
  })

  it('names every limit with its default', () => {
    const named = tableOf('limit').map(([, name = '', , value]) => [name.replaceAll('`', ''), Number(value)])
    expect(Object.fromEntries(named)).toEqual(defaultLimits)
  })
})
