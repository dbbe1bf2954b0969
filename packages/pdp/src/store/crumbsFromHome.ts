import type { BreadcrumbItem } from '@store/api-client/contract/catalogue'

/** Returns the product's breadcrumbs starting at the home page; unchanged if they already do. */
export function crumbsFromHome(
  crumbs: readonly BreadcrumbItem[],
  home: BreadcrumbItem,
): readonly BreadcrumbItem[] {
  return crumbs[0]?.href === home.href ? crumbs : [home, ...crumbs]
}
