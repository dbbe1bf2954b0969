import type { LoaderResult } from '../../Loader.ts'

/** The credits page needs no data from the API. */
export const loadCredits = async (): Promise<LoaderResult<object>> => ({ kind: 'page', data: {} })
