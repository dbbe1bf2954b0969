import type { settingsCalls } from '@store/api-client/contract/settings'
import type { AppDeps } from '../AppDeps.ts'
import { categoryHref, createCatalogueRepo, productHref } from '../catalogue/index.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import { createShopRepo } from '../shop/index.ts'
import { createCurrencyRepo } from './createCurrencyRepo.ts'
import { createSiteSettingsRepo } from './createSiteSettingsRepo.ts'
import { serializeAddOnSettings } from './serializeAddOnSettings.ts'
import { serializeContentPage } from './serializeContentPage.ts'
import { serializePaymentMethods } from './serializePaymentMethods.ts'
import { serializeShop } from './serializeShop.ts'

/** Handles the settings requests. */
export const settingsHandlers = ({
  db,
  secrets,
  hasNewLogin,
  hasNewUpload,
  hasCurrencies,
  google,
  countryCodes,
  addOns,
  payments,
}: AppDeps): CallGroupHandlers<typeof settingsCalls> => {
  const { kid, x, y } = secrets.userDataKey
  const site = createSiteSettingsRepo(db)
  const shops = createShopRepo(db)
  return {
    get: async (_, { crossSiteOrigin, messages }) => {
      // A cross-site page offers no login with the issuer, because after its redirect the page must read a cookie of
      // the store, which does not work on cross-site pages.
      const issuer = crossSiteOrigin === undefined ? google : undefined
      const others = hasCurrencies ? await createCurrencyRepo(db).list() : []
      return {
        status: true,
        user_data_key: { kid, kty: 'EC', crv: 'P-256', x, y, use: 'enc', alg: 'ECDH-ES' },
        new_login_api: hasNewLogin ? 1 : 0,
        new_upload_api: hasNewUpload ? 1 : 0,
        google_login: issuer && issuer.name === undefined ? 1 : 0,
        oidc_login: issuer?.name ?? '',
        country_code: [...countryCodes],
        corporate_page: (await createCatalogueRepo(db).hasCorporatePage()) ? 1 : 0,
        ...(await serializeAddOnSettings(db, addOns)),
        payment_methods: serializePaymentMethods(payments, messages),
        enable_multi_currency: others.length > 0 ? 1 : 0,
        currencies: others.map(({ code, name, symbol, rate, rateFrom }) => ({
          ...{ code, name, symbol, rate },
          rate_from: rateFrom,
        })),
      }
    },

    shop: async (_, { messages }) => ({
      status: true,
      result: serializeShop(await shops.find(messages.locale)),
    }),

    contentPage: async ({ path }, { messages }) => {
      const [shop, categories] = await Promise.all([shops.find(messages.locale), site.categories()])
      const page = shop?.pages.find((one) => one.path === path)
      if (!page) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
      return {
        status: true,
        result: serializeContentPage(page, new Set(categories.map(categoryHref))),
      }
    },

    pages: async () => {
      const categories = await site.categories()
      const products = []
      // The categories are read one after another, so that a large catalogue does not use all connections.
      for (const { id, slug: category } of categories)
        for (const { type, slug, title } of await site.products(id))
          products.push({
            href: productHref({ type, slug }),
            title,
            category: categoryHref({ slug: category }),
          })
      const listed = categories.map(({ slug, title }) => ({ href: categoryHref({ slug }), title }))
      return { status: true, result: { categories: listed, products } }
    },

    alias: async ({ alias }) => {
      const found = await site.byAlias(alias)
      if (!found) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
      return { status: true, result: { href: productHref(found) } }
    },
  }
}
