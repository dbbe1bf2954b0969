import type { Stores } from '../composition/createStores.ts'
import { renderers } from '../renderers.ts'
import type { Surroundings } from '../Surroundings.ts'
import { footer } from './Footer.tsx'
import { menus as lateMenus } from './headerParts.ts'
import type { ServedChrome } from './ServedChrome.ts'

/** Writes what stands around every page once for all pages that show it alike: a third of what a product page renders. */
export function serveChrome(
  stores: Stores,
  { menus, currencies, currency, isDemo, isEmpty }: Surroundings,
): ServedChrome {
  return {
    menus: kept(menus ?? noMenus, '', () => renderers.whole(<lateMenus.Late menus={menus} />)),
    foot: kept(currencies, `${currency} ${isDemo} ${isEmpty}`, () =>
      renderers.whole(<footer.Late stores={stores} isDemo={isDemo} />),
    ),
  }
}

const noMenus: readonly never[] = []

// What the shop told of itself is the same object until it is asked again.
const written = new WeakMap<object, Map<string, string>>()

function kept(source: object, variant: string, write: () => string): string {
  const variants = written.get(source) ?? new Map<string, string>()
  written.set(source, variants)
  const markup = variants.get(variant) ?? write()
  variants.set(variant, markup)
  return markup
}
