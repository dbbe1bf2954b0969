import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const sheets = globSync('packages/*/src/**/*.module.css', { cwd: root }).sort()

/** Returns the selectors of a stylesheet that could match an element of another component. */
function strangers(path: string): readonly string[] {
  const found: string[] = []
  transform({
    filename: path,
    code: readFileSync(join(root, path)),
    visitor: {
      Rule: {
        style(rule) {
          for (const selector of rule.value.selectors) {
            const isOwn = selector.some((part) => part.type === 'class' || part.type === 'nesting')
            if (!isOwn) found.push(selector.map((part) => ('name' in part ? part.name : part.type)).join(' '))
          }
        },
      },
    },
  })
  return found
}

describe('styles', () => {
  it('finds more than 40 stylesheets to check', () => {
    expect(sheets.length).toBeGreaterThan(40)
  })

  it.each(sheets)('%s selects only its own elements: no resets, no bare element selectors', (path) => {
    expect(strangers(path)).toEqual([])
  })
})

describe('tokens', () => {
  const code = readFileSync(join(root, 'packages/ui/src/tokens.css'))

  it('tokens.css declares only custom properties with the package prefix', () => {
    const names: string[] = []
    transform({
      filename: 'tokens.css',
      code,
      visitor: {
        Declaration(declaration) {
          names.push(declaration.property === 'custom' ? declaration.value.name : declaration.property)
        },
      },
    })
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => !name.startsWith('--store-'))).toEqual([])
  })
})
