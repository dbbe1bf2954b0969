/** Number of gifts on a page of a category or a search. */
export const giftsPerPage = 24

/** Maximum length of a search. */
export const maxSearchLength = 80

/** Minimum number of characters for suggestions. */
export const minSuggestLength = 2

/** Facets of gifts, besides price, location and date. */
export const facetIds = ['occasion', 'flavour', 'colour'] as const

/** Id of a facet. */
export type FacetId = (typeof facetIds)[number]

/** Maximum number of values of one facet in a query. */
export const maxFacetValues = 12

/** Maximum length of a location name in a lookup. */
export const maxPlaceLength = 60

/** Highest price of a filter, in rupees. */
export const maxPrice = 999_999
