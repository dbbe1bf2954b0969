import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import { facetIds } from '@store/api-client/contract/rules/giftLimits'
import type { CategoryRow } from '../db/schema/categories.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import { categoryHref } from './categoryHref.ts'
import type { FacetCount } from './countFacets.ts'

type MenusWire = SerializedResponseOf<(typeof catalogueCalls)['menus']>['result']

// Maximum number of links. Every page contains the menu, so a longer list would make every page larger.
const mostLinks = 5

// Minimum number of links, because a single link is not a choice.
const fewestLinks = 2

/** Serializes the header's menus: each category, and the filtered links into it that match more than one gift. */
export const serializeMenus = (
  categories: readonly CategoryRow[],
  values: readonly (FacetCount & { readonly category: string })[],
  { store }: ServerMessages,
): MenusWire =>
  categories.map((category) => ({
    ...{ title: category.title, url: categoryHref(category) },
    groups: facetIds.flatMap((facet) => {
      const of = values.filter(
        (value) => value.category === category.id && value.facet === facet && value.count > 1,
      )
      const links = of.slice(0, mostLinks).map(({ id, title }) => ({
        ...{ title, url: `${categoryHref(category)}?${facet}=${id}` },
      }))
      return links.length < fewestLinks ? [] : [{ title: store.facets[facet], links }]
    }),
  }))
