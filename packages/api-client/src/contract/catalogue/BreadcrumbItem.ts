/** One link of a breadcrumb trail; without an address it is plain text. */
export interface BreadcrumbItem {
  readonly text: string
  readonly href: string | undefined
}
