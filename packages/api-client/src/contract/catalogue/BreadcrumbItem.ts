/** One item of a breadcrumb trail; plain text without a URL. */
export interface BreadcrumbItem {
  readonly text: string
  readonly href: string | undefined
}
