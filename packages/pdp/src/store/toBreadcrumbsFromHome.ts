import type { BreadcrumbItem } from '@store/api-client/contract/catalogue'

/**
 * Returns the product's breadcrumbs, starting with the home page exactly once. In the API's breadcrumbs, the URL of the
 * home page is `/`, whatever it is at this host.
 */
export function toBreadcrumbsFromHome(
  crumbs: readonly BreadcrumbItem[],
  home: BreadcrumbItem,
): readonly BreadcrumbItem[] {
  const [first, ...rest] = crumbs
  return first && (first.href === '/' || first.href === home.href)
    ? [{ ...first, href: home.href }, ...rest]
    : [home, ...crumbs]
}
