import { picklist } from 'valibot'

/** Source of a request: a page or the app (specification 1, section 7). */
export const wishlistPlatformSchema = picklist(['web', 'mob'])
