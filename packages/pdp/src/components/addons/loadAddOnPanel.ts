/** Lazy-loads the add-on panel. */
export const loadAddOnPanel = () => import('./addOns.ts')
