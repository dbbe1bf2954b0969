import type { ApiClient } from '@store/api-client'
import type { Context } from 'hono'
import type { PageContext } from '../app/PageContext.ts'
import { createRevalidatingCache } from './createRevalidatingCache.ts'
import { getSelectedCurrency, handleCurrencyForm } from './currency.ts'
import { loadMenus } from './loadMenus.ts'

/** What surroundings are made of. */
export interface PageContextOptions {
  readonly client: Pick<ApiClient, 'settings' | 'catalogue'>
  readonly publicOrigin: string
  readonly isDemo: boolean
  /** Address of the script of a chat. @default none */
  readonly chat?: string | undefined
  readonly now: () => number
}

/** Reads what a page is shown in: first of all the currency its visitor chose. */
export function createPageContext({ client, publicOrigin, isDemo, chat, now }: PageContextOptions) {
  const currencies = createRevalidatingCache(async () => {
    const answer = await client.settings.get()
    return answer.ok ? answer.value.currencies : undefined
  }, now)
  const menus = createRevalidatingCache(() => loadMenus(client), now)
  return {
    of: async (c: Context): Promise<PageContext> => {
      // While the shop does not answer there is nothing to choose, and prices are in rupees.
      const [known = [], told] = await Promise.all([currencies(), menus()])
      return {
        isDemo,
        currencies: known,
        currency: getSelectedCurrency(c, known),
        ...(told === undefined ? {} : { menus: told }),
        ...(told?.length === 0 && { isEmpty: true }),
        ...(chat === undefined ? {} : { chat }),
      }
    },

    /** Takes the form by which a currency is chosen without scripts. */
    choose: async (c: Context): Promise<Response> =>
      handleCurrencyForm(c, (await currencies()) ?? [], publicOrigin),
  }
}

/** Whether a page looks the same to everybody in these surroundings: others are kept by us, and by nobody on the way. */
export const isPubliclyCacheable = ({ currency }: PageContext): boolean => currency === 'INR'
