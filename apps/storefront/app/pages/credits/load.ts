import type { LoaderResult } from '../../Loader.ts'

/** The credits page needs no data from the API. */
export const loadThirdPartyCredits = async (): Promise<LoaderResult<object>> => ({ kind: 'page', data: {} })
