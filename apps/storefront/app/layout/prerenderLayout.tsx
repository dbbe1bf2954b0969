import { LinkProvider } from '@store/ui'
import type { ReactNode } from 'react'
import type { Stores } from '../composition/createStores.ts'
import { localizeHref } from '../localizeHref.ts'
import type { PageContext } from '../PageContext.ts'
import { renderers } from '../renderers.ts'
import { fallbackShop } from '../ShopInfo.ts'
import { lazyFooter } from './Footer.tsx'
import { lazyMenus as lateMenus } from './headerParts.ts'
import type { LayoutHtml } from './LayoutHtml.ts'

/**
 * Prerenders the layout once for all pages with the same layout, because it takes a third of the rendering of a product
 * page.
 */
export function prerenderLayout(
  stores: Stores,
  { menus, currencies, currency, isDemo, hasCorporatePage, shop = fallbackShop }: PageContext,
): LayoutHtml {
  return {
    menus: kept(menus ?? noMenus, '', () => whole(<lateMenus.Component menus={menus} />)),
    foot: kept(shop, `${currencies.length} ${currency} ${isDemo} ${hasCorporatePage}`, () =>
      whole(<lazyFooter.Component stores={stores} isDemo={isDemo} />),
    ),
  }
}

const whole = (part: ReactNode) => renderers.whole(<LinkProvider toHref={localizeHref}>{part}</LinkProvider>)

const noMenus: readonly never[] = []

// Caches markup by the object that it was rendered from: settings of the API stay the same object until they are
// fetched again.
const written = new WeakMap<object, Map<string, string>>()

function kept(source: object, variant: string, write: () => string): string {
  const variants = written.get(source) ?? new Map<string, string>()
  written.set(source, variants)
  const markup = variants.get(variant) ?? write()
  variants.set(variant, markup)
  return markup
}
