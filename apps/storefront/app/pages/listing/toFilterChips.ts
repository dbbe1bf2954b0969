import type { GiftResultsPage } from '@store/api-client/contract/catalogue'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { facetIds } from '@store/api-client/contract/rules/giftLimits'
import { paise } from '@store/api-client/contract/rules/paise'
import { locale } from '#messages/language.ts'
import { listingMessages } from '#messages/listingMessages.ts'
import { type GiftListingQuery, serializeGiftListingQuery } from '../../giftListingQuery.ts'

/** An active filter and the URL without it. */
export interface FilterChip {
  readonly text: string
  readonly href: string
}

/** Returns the active filters, each with the URL that removes it and opens the first page. */
export function toFilterChips(
  path: string,
  { page: _, ...query }: GiftListingQuery,
  found: GiftResultsPage,
): readonly FilterChip[] {
  const without = (left: Partial<GiftListingQuery>) => path + serializeGiftListingQuery({ ...query, ...left })
  const values = facetIds.flatMap((facet) =>
    (query[facet] ?? []).map((id) => ({
      text: titleOf(found, facet, id),
      href: without({ [facet]: query[facet]?.filter((other) => other !== id) }),
    })),
  )
  const { priceFrom, priceTo, day } = query
  const rupees = (price: number) => formatPrice(paise(price * 100), inr, locale)
  return [
    ...values,
    ...(priceFrom === undefined
      ? []
      : [{ text: listingMessages.fromPrice(rupees(priceFrom)), href: without({ priceFrom: undefined }) }]),
    ...(priceTo === undefined
      ? []
      : [{ text: listingMessages.upToPrice(rupees(priceTo)), href: without({ priceTo: undefined }) }]),
    ...(found.place?.kind === 'known'
      ? [
          {
            text: listingMessages.goesThere(found.place.name),
            href: without({ place: undefined, day: undefined }),
          },
          ...(day
            ? [
                {
                  text: listingMessages.byDay(formatDay(day, locale)),
                  href: without({ day: undefined }),
                },
              ]
            : []),
        ]
      : []),
  ]
}

// A facet value without matches has no count, so its title is derived from its URL name.
const titleOf = (found: GiftResultsPage, facet: string, id: string): string =>
  found.facets.find((other) => other.id === facet)?.values.find((value) => value.id === id)?.title ??
  id.replaceAll('-', ' ')
