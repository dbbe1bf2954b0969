/** Markup of what stands around pages, as a server wrote it for an earlier page that shows the same. */
export interface LayoutHtml {
  readonly menus: string
  readonly foot: string
}
