/** Returns whether no newer request was made: a stale response is ignored. */
export type IsLatestRequest = () => boolean
