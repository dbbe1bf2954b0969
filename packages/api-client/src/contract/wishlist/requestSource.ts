import { picklist } from 'valibot'

/** Where a request comes from: a page or the app (specification 1, section 7). */
export const requestSource = picklist(['web', 'mob'])
