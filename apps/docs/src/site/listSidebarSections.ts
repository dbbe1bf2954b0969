import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { repositoryRoot } from './repositoryRoot.ts'
import { type SidebarSection, type SitePage, sidebarPages } from './sidebarPages.ts'

const find = (pattern: string) => globSync(pattern, { cwd: repositoryRoot }).toSorted()

const inFolder = (slug: string, folder: string): readonly SitePage[] =>
  find(`${folder}/*.md`).map((source) => ({ slug: `${slug}/${basename(source, '.md')}`, source }))

/** Returns the pages of a package or an app: its README and, below it, the list of its exports and its changelog. */
const pagesOf = (slug: string, folder: string): readonly SitePage[] =>
  [
    { slug, source: `${folder}/README.md` },
    { slug: `${slug}/exports`, source: `${folder}/etc/api.md`, title: `Exports of ${basename(folder)}` },
    { slug: `${slug}/changelog`, source: `${folder}/CHANGELOG.md`, title: `Changes of ${basename(folder)}` },
  ].filter(({ source }) => existsSync(`${repositoryRoot}/${source}`))

/** Returns the whole sidebar. A file of `docs/` that the site map does not name is a guide. */
export function listSidebarSections(): readonly SidebarSection[] {
  const named = new Set(sidebarPages.flatMap(({ pages }) => pages.map(({ source }) => source)))
  const unnamed = [...inFolder('guides', 'docs'), ...inFolder('guides', 'docs/guides')].filter(
    ({ source }) => !named.has(source),
  )
  const packages = find('packages/*/package.json').map((path) => dirname(path))
  const apps = find('apps/*/README.md').map((path) => dirname(path))
  return [
    ...sidebarPages.map((section) =>
      section.label === 'Guides' ? { ...section, pages: [...section.pages, ...unnamed] } : section,
    ),
    {
      label: 'Packages',
      isCollapsed: true,
      pages: packages.flatMap((folder) => pagesOf(`packages/${basename(folder)}`, folder)),
    },
    {
      label: 'Apps',
      isCollapsed: true,
      pages: apps.flatMap((folder) => pagesOf(`apps/${basename(folder)}`, folder)),
    },
    { label: 'Decisions', isCollapsed: true, pages: inFolder('decisions', 'docs/decisions') },
    { label: 'Reports', isCollapsed: true, pages: inFolder('reports', 'docs/reports').toReversed() },
  ]
}
