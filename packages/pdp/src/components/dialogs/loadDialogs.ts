/** Lazy-loads the small dialogs of the page in one chunk. */
export const loadDialogs = () => import('./dialogs.ts')
