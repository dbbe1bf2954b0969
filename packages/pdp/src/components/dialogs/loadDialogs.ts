/** Brings the small dialogs of the page, all in one piece. */
export const loadDialogs = () => import('./dialogs.ts')
