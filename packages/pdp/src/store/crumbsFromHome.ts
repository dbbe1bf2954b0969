import type { Crumb } from '@store/api-client/contract/catalogue'

/** The way to the product from the shop's root on; a way that begins there already stays as it is. */
export function crumbsFromHome(crumbs: readonly Crumb[], home: Crumb): readonly Crumb[] {
  return crumbs[0]?.href === home.href ? crumbs : [home, ...crumbs]
}
