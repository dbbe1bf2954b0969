import { tracing } from '@store/api'
import type { ApiClient } from '@store/api-client'
import type { Context } from 'hono'
import type { PageContext } from '../../app/PageContext.ts'
import { type FullShopInfo, fallbackShop, toShopInfo } from '../../app/ShopInfo.ts'
import { createValueCache } from '../caching/createValueCache.ts'
import { getSelectedCurrency, handleCurrencyForm } from './currency.ts'
import { loadMenus } from './loadMenus.ts'

/** Options of `createPageContextReader`. */
export interface PageContextReaderOptions {
  readonly client: Pick<ApiClient, 'settings' | 'catalogue'>
  readonly publicOrigin: string
  readonly isDemo: boolean
  /** URL of the chat script. @default none */
  readonly chat?: string | undefined
  /** Hosts of pictures outside the store. @default none */
  readonly imageHosts?: readonly string[] | undefined
  readonly now: () => number
}

/** Creates the function that reads a request's page context, such as the currency that its visitor chose. */
export function createPageContextReader({
  client,
  publicOrigin,
  isDemo,
  chat,
  imageHosts = [],
  now,
}: PageContextReaderOptions) {
  const settings = createValueCache(async () => {
    const answer = await client.settings.get()
    return answer.ok ? answer.value : undefined
  }, now)
  const shop = createValueCache(async () => {
    const [answer, site] = await Promise.all([client.settings.shop(), settings()])
    if (!answer.ok) return undefined
    const { hero, claims } = answer.value
    const info = toShopInfo(answer.value, site)
    return { info, described: { ...info, hero, claims } }
  }, now)
  const menus = createValueCache(() => loadMenus(client), now)
  return {
    of: async (c: Context): Promise<PageContext> => {
      // While the API does not respond, visitors cannot choose a currency, and prices are in rupees.
      const [site, told, about] = await Promise.all([settings(), menus(), shop()])
      const currencies = site?.currencies ?? noCurrencies
      return {
        isDemo,
        ...(tracing.isOn() && { isTraced: true }),
        currencies,
        currency: getSelectedCurrency(c, currencies),
        ...(told === undefined ? {} : { menus: told }),
        ...(about && { shop: about.info }),
        ...(site && { hasCorporatePage: site.hasCorporatePage }),
        ...(chat === undefined ? {} : { chat }),
        ...(imageHosts.length > 0 && { imageHosts }),
      }
    },

    /** Returns the shop's data for pages. */
    shop: async (): Promise<FullShopInfo> => (await shop())?.described ?? fallbackShop,

    /** Handles the form that selects a currency without scripts. */
    choose: async (c: Context): Promise<Response> =>
      handleCurrencyForm(c, (await settings())?.currencies ?? noCurrencies, publicOrigin),
  }
}

const noCurrencies: PageContext['currencies'] = []

/**
 * Returns whether a page is the same for every visitor in this context. Other variants are cached by the server, but
 * not by shared caches.
 */
export const isPubliclyCacheable = ({ currency }: PageContext): boolean => currency === 'INR'
