/** What the toolbars chose, by name. */
export type Globals = Readonly<Record<string, unknown>>

/** Gives an element the theme the toolbar chose. */
export function applyTheme(element: HTMLElement, { theme }: Globals): void {
  element.dataset.storeTheme = typeof theme === 'string' ? theme : 'marigold'
}

/** Gives an element the reading direction the toolbar chose. */
export function applyDirection(element: HTMLElement, { direction }: Globals): void {
  element.dir = direction === 'rtl' ? 'rtl' : 'ltr'
}
