/** Brings what a gift is designed with, all in one piece. */
export const loadCustomiserComponents = () => import('./customise.ts')
