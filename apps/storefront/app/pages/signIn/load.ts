import type { LoaderResult } from '../../Loader.ts'

/**
 * The sign-in page needs no data from the API; the browser reads the partner site's request from the page's URL and
 * repeats it after the login.
 */
export const loadSignIn = async (): Promise<LoaderResult<object>> => ({ kind: 'page', data: {} })
