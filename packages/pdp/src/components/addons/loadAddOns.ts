/** Brings the add-on panel. */
export const loadAddOns = () => import('./addOns.ts')
