import { picklist } from 'valibot'

/** The type of page a login started on, the wire's `ref_url`; empty for all others. */
export type LoginPageType = '' | 'detail_page' | 'listing_page'

/** Parses `ref_url` (specification 1, section 7). */
export const loginPageTypeSchema = picklist(['', 'detail_page', 'listing_page'])
