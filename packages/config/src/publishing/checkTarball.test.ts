import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTarball, type TarballContent } from './checkTarball.ts'
import { dependencyGroups, type PackageManifest } from './PackageManifest.ts'

const packed: PackageManifest = {
  name: '@store/gift',
  license: 'MIT',
  description: 'A gift.',
  keywords: ['gift'],
  repository: { type: 'git', url: 'git+https://github.com/OWNER/kit.git', directory: 'packages/gift' },
  homepage: 'https://github.com/OWNER/kit',
  bugs: 'https://github.com/OWNER/kit/issues',
  engines: { node: '>=22.12' },
  sideEffects: false,
  files: ['dist'],
  dependencies: { zustand: '^5.1.0' },
  peerDependencies: { '@store/ui': '^0.1.0' },
  exports: {
    '.': { types: './dist/index.d.ts', import: './dist/index.js' },
    './styles.css': './dist/index.css',
    './package.json': './package.json',
  },
}
const files = ['package.json', 'LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'dist/index.css']

const check = (change: Partial<TarballContent> = {}) =>
  checkTarball({ source: packed, packed, files: new Set(files), ...change })

describe('checkTarball', () => {
  it('accepts a tarball with all a consumer needs and nothing else', () => {
    expect(check()).toEqual([])
  })

  it.each([
    ...['license', 'description', 'keywords', 'repository', 'homepage', 'bugs'],
    ...['engines', 'sideEffects', 'files'],
  ] as const)('requires the field %s', (field) => {
    const { [field]: _, ...rest } = packed
    expect(check({ packed: rest })).toEqual([`package.json has no ${field}`])
  })

  it('requires entry points', () => {
    const { exports: _, ...rest } = packed
    expect(check({ packed: rest, source: rest })).toEqual(['package.json has no exports'])
  })

  it.each(['LICENSE', 'README.md'])('requires the file %s', (file) => {
    expect(check({ files: new Set(files.filter((one) => one !== file)) })).toEqual([
      `${file} is not in the tarball`,
    ])
  })

  it('rejects dependency versions that only this repository can resolve', () => {
    const protocol = fc.constantFrom('workspace:', 'catalog:', 'link:', 'file:', 'portal:')
    const range = fc.constantFrom('^', '*', '^1.0.0', '~1.2.3', '>=18.3.0')
    fc.assert(
      fc.property(fc.constantFrom(...dependencyGroups), protocol, range, (group, before, after) => {
        const asking = (wanted: string) => ({ packed: { ...packed, [group]: { gift: wanted } } })
        expect(check(asking(after))).toEqual([])
        expect(check(asking(`${before}${after}`))).toEqual([
          `${group} asks for gift as ${before}${after}, which only this repository understands`,
        ])
      }),
    )
  })

  it('requires the shared packages as peer dependencies', () => {
    const change = { dependencies: { '@store/ui': '^0.1.0', '@other/ui': '^1.0.0' } }
    expect(check({ packed: { ...packed, ...change } })).toEqual([
      '@store/ui must be a peer dependency, or a consumer could get it twice',
    ])
  })

  it.each(files.slice(3))('requires %s, the target of an entry point', (file) => {
    const complaints = check({ files: new Set(files.filter((one) => one !== file)) })
    expect(complaints).toEqual([expect.stringContaining(`leads to ./${file}, which is not in the tarball`)])
  })

  it('rejects an entry point that leads to the source code, at any depth', () => {
    const exports = { '.': { import: { '@store/source': './dist/index.js', default: './dist/index.js' } } }
    const change = { ...packed, exports }
    expect(check({ source: change, packed: change })).toEqual(['entry . leads to our source'])
  })

  it('requires every entry point of the source to be published', () => {
    const source = { ...packed, exports: { ...packed.exports, './new': './src/new.ts' } }
    expect(check({ source })).toEqual([
      'entry ./new works in this repository only: publishConfig.exports does not name it',
    ])
  })

  it.each([
    'src/index.js',
    'dist/index.ts',
    'dist/View.tsx',
    'dist/View.test.d.ts',
    'dist/View.stories.js',
    'dist/fixtures/gift.js',
    'dist/tsconfig.tsbuildinfo',
  ])('rejects the file %s', (file) => {
    expect(check({ files: new Set([...files, file]) })).toEqual([`${file} does not belong in the tarball`])
  })

  it.each(['dist/testing.js', 'dist/latest.d.ts', 'dist/index.js.map', 'dist/cities.tsv'])(
    'allows the file %s',
    (file) => {
      expect(check({ files: new Set([...files, file]) })).toEqual([])
    },
  )
})
