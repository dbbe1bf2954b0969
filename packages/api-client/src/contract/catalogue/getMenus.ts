import { array, literal, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPathSchema } from '../wire/index.ts'

/** A link in a menu. */
export interface MenuLink {
  readonly title: string
  readonly href: string
}

/** A category in the header, with its links. */
export interface Menu extends MenuLink {
  /** Groups of links under a heading; a category may have none. */
  readonly groups: readonly { readonly title: string; readonly links: readonly MenuLink[] }[]
}

const link = { title: string(), url: localPathSchema }

/** GET menus of the header (specification 1, section 7: "site settings, menus, closed-city list"). */
export const getMenus = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/menus',
  summary: 'Returns the menus of the header.',
  specification: ['1, section 7, Cart: menus'],
  caller: 'public',
  isCacheable: true,
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      result: array(
        object({ ...link, groups: array(object({ title: string(), links: array(object(link)) })) }),
      ),
    }),
    transform(({ result }): readonly Menu[] =>
      result.map(({ title, url, groups }) => ({
        ...{ title, href: url },
        groups: groups.map(({ title, links }) => ({
          title,
          links: links.map(({ title, url }) => ({ title, href: url })),
        })),
      })),
    ),
  ),
  encode: () => ({}),
})
