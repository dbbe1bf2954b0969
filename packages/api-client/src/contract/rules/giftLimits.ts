/** Gifts of a page of a category or a search. */
export const giftsPerPage = 24

/** The most characters a search takes. */
export const maxSearchLength = 80

/** The fewest characters for which something is suggested. */
export const minSuggestLength = 2

/** What gifts are told apart by, besides price, place and day. */
export const facetIds = ['occasion', 'flavour', 'colour'] as const

/** One of them. */
export type FacetId = (typeof facetIds)[number]

/** The most values of one facet that count. */
export const maxFacetValues = 12

/** The longest name of a place that is looked up, in characters. */
export const maxPlaceLength = 60

/** The highest price that can be asked for, in rupees. */
export const maxPrice = 999_999
