import { expect, it } from 'vitest'
import { checkReadme } from './checkReadme.ts'

const home = 'https://github.com/OWNER/kit'
const packed = { name: '@store/gift', homepage: home, exports: { '.': './a.js', './styles.css': './a.css' } }
const readme = `# @store/gift

> **Not yet published on npm.** See [releasing](${home}/blob/main/docs/releasing.md), [ports](#ports).

\`\`\`tsx
import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import '@store/gift/styles.css'
import { track } from './host'
\`\`\`

\`\`\`ts
// host.ts
export const track = () => undefined
\`\`\`
`
const check = (text: string, homepage = home) =>
  checkReadme({ packed: { ...packed, homepage }, readme: text })

it('accepts a README that is complete when read outside the repository', () => {
  expect(check(readme)).toEqual([])
})

it('rejects a link that works only in the repository', () => {
  expect(check(`${readme}[more](../../docs/more.md)`)).toEqual([
    'the README links to ../../docs/more.md, which does not exist on npm',
  ])
})

it.each(['@store/ui/tokens.css', '@store/ui/styles.css', '@store/gift/styles.css'])(
  'requires the stylesheet %s',
  (path) => {
    const line = `import '${path}'`
    expect(check(readme.replace(line, ''))).toEqual([`the README has no line ${line}`])
  },
)

it('requires a stylesheet only of packages with styles', () => {
  const bare = { name: '@store/gift', homepage: home, exports: { '.': './a.js' } }
  expect(checkReadme({ packed: bare, readme: 'Not yet published on npm' })).toEqual([])
})

it('requires each module that an example imports', () => {
  expect(check(readme.replace('// host.ts', ''))).toEqual([
    'an example imports ./host, which the README does not show',
  ])
})

it('requires the “Not yet published” notice only until the repository has an owner', () => {
  expect(check(readme.replace('Not yet', 'Now'))).toEqual([
    'the README does not say "Not yet published on npm"',
  ])
  expect(check(readme, 'https://github.com/acme/kit')).toEqual([
    'the README still says "Not yet published on npm"',
  ])
})
