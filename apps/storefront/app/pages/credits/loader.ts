import type { Loaded } from '../../Loader.ts'

/** The credits page needs nothing from the API. */
export const loadCredits = async (): Promise<Loaded<'credits'>> => ({ kind: 'page', data: {} })
