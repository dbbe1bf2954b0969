import { contentPagePathPattern } from '@store/api-client/contract/settings'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { CatalogueCheck } from './CatalogueCheck.ts'

type Step = string | number

type Page = NonNullable<CatalogueFiles['shop']>['pages'][number]

interface LinkingTexts {
  readonly parent?: Page['parent']
  readonly sections?: Page['sections'] | undefined
}

/** Returns the checks of the parts of `shop.yaml`: its pages, the links to them, and their translations. */
export function shopChecks(shop: CatalogueFiles['shop']): readonly CatalogueCheck[] {
  if (!shop) return []
  const paths = shop.pages.map(({ path }) => path)
  const isPage = (href: string, ...path: readonly Step[]): readonly CatalogueCheck[] => {
    const [target = ''] = href.split(/[?#]/)
    if (!contentPagePathPattern.test(target) || target === '/contact-us') return []
    return [[`page ${target} is one of the pages`, paths.includes(target), { file: 'shop', path }]]
  }
  const linksOf = ({ parent, sections = [] }: LinkingTexts, ...at: readonly Step[]) => [
    ...(parent ? isPage(parent.href, ...at, 'parent', 'href') : []),
    ...sections.flatMap(({ blocks }, section) =>
      blocks.flatMap(({ links = [] }, block) =>
        links.flatMap(({ href }, link) =>
          isPage(href, ...at, 'sections', section, 'blocks', block, 'links', link, 'href'),
        ),
      ),
    ),
  ]
  const { hero } = shop
  return [
    ...paths.map(
      (path, at): CatalogueCheck => [
        `page ${path} stands once`,
        paths.indexOf(path) === at,
        { file: 'shop', path: ['pages', at, 'path'] },
      ],
    ),
    ...(hero?.href === undefined ? [] : isPage(hero.href, 'hero', 'href')),
    ...shop.pages.flatMap((page, at) => linksOf(page, 'pages', at)),
    ...Object.entries(shop.translations).flatMap(([language, { claims, hero: heroTexts, why, pages }]) => {
      const at = ['translations', language]
      const has = (what: string, holds: boolean, ...path: readonly Step[]): CatalogueCheck => [
        what,
        holds,
        { file: 'shop', path: [...at, ...path] },
      ]
      return [
        ...(claims
          ? [
              has(
                'the claims are as many as in the first language',
                claims.length === shop.claims.length,
                'claims',
              ),
            ]
          : []),
        ...(heroTexts ? [has('there is a hero to translate', hero !== undefined, 'hero')] : []),
        ...(why ? [has('there is a why to translate', shop.why !== undefined, 'why')] : []),
        ...pages.map(({ path }, index) =>
          has(`page ${path} is one of the pages`, paths.includes(path), 'pages', index, 'path'),
        ),
        ...pages.flatMap((page, index) => linksOf(page, ...at, 'pages', index)),
      ]
    }),
  ]
}
