/** Prerendered layout markup, reused from an earlier page with the same layout. */
export interface LayoutHtml {
  readonly menus: string
  readonly foot: string
}
