import type { BreadcrumbItem } from '@store/api-client/contract/catalogue'

/** The way to the product from the shop's root on; a way that begins there already stays as it is. */
export function crumbsFromHome(
  crumbs: readonly BreadcrumbItem[],
  home: BreadcrumbItem,
): readonly BreadcrumbItem[] {
  return crumbs[0]?.href === home.href ? crumbs : [home, ...crumbs]
}
