/** Lazy-loads all components of the customiser in one chunk. */
export const loadCustomiserComponents = () => import('./customise.ts')
