/** Returns whether no newer request was made; the response of an older one is ignored. */
export type LatestRequestCheck = () => boolean
