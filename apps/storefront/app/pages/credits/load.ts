import type { LoaderResult } from '../../Loader.ts'

/** The credits page needs nothing from the API. */
export const loadCredits = async (): Promise<LoaderResult<object>> => ({ kind: 'page', data: {} })
