import { picklist } from 'valibot'

/** The kind of page a login began on, the wire's `ref_url`; empty for every other. */
export type LoginReference = '' | 'detail_page' | 'listing_page'

/** Reads `ref_url` (specification 1, section 7). */
export const loginReference = picklist(['', 'detail_page', 'listing_page'])
