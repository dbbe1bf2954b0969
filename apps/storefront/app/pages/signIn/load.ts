import type { LoaderResult } from '../../Loader.ts'

/** The sign-in page needs no data from the API; its browser repeats the request in the URL. */
export const loadSignIn = async (): Promise<LoaderResult<object>> => ({ kind: 'page', data: {} })
