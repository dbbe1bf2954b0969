import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).sort()

describe.each(workflows)('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0

  it('pins every action by the hash of its commit', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
    expect(actions.length).toBeGreaterThan(1)
  })

  it('leaves no credentials in a checkout', () => {
    expect(count(/persist-credentials: false/g)).toBe(count(/uses: actions\/checkout@/g))
  })

  it('grants read access only, unless a job requests more', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  })

  it('gives every job a time limit', () => {
    expect(count(/timeout-minutes: \d+/g)).toBe(count(/runs-on:/g))
  })

  it('puts no expression into a shell command, where it could be executed', () => {
    const commands = text.split(/^ +- /m).filter((step) => /\brun: /.test(step))
    const inShell = commands.map((step) => step.replace(/^ +(?:env|with):\n(?: {10,}.*\n?)*/gm, ''))
    expect(inShell.filter((step) => step.includes('${{'))).toEqual([])
    expect(inShell.length).toBeGreaterThan(0)
  })
})
