/** The toolbar values by name. */
export type Globals = Readonly<Record<string, unknown>>

/** Sets the theme chosen in the toolbar on an element. */
export function applyTheme(element: HTMLElement, { theme }: Globals): void {
  element.dataset.storeTheme = typeof theme === 'string' ? theme : 'marigold'
}

/** Sets the density chosen in the toolbar on an element. */
export function applyDensity(element: HTMLElement, { density }: Globals): void {
  element.dataset.storeDensity = density === 'compact' ? 'compact' : 'comfortable'
}

/** Sets the reading direction chosen in the toolbar on an element. */
export function applyDirection(element: HTMLElement, { direction }: Globals): void {
  element.dir = direction === 'rtl' ? 'rtl' : 'ltr'
}
