import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(path, 'utf8')

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns a name such as `OutOfStock` as Storybook shows it: "Out Of Stock". */
const spaced = (name: string) =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')

const pages = globSync('*/src/**/*.stories.tsx', { cwd: packages }).flatMap((path) => {
  const source = read(join(packages, path))
  const title = slug(/title: '([^']+)'/.exec(source)?.[1] ?? '')
  const stories = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => slug(spaced(name)))
  return ['docs', ...stories].map((name) => `${title}--${name}`)
})

const links = ['Welcome.mdx', 'Tokens.mdx'].flatMap((page) =>
  [...read(join(import.meta.dirname, page)).matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(
    ([, id = '']) => id,
  ),
)

it('finds links to check in the documentation', () => {
  expect(links.length).toBeGreaterThan(20)
})

it.each([...new Set(links)])('has a target for the link to %s', (id) => {
  expect([...pages, 'foundations-tokens--all-tokens', 'welcome--start-here']).toContain(id)
})
