import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createHttpServer } from '@store/api'
import { openTestAccount, placeGiftOrder } from '@store/api/placeOrder'
import { findFreePort } from '@store/config/findFreePort'
import { languages } from '../../app/languages.ts'
import { openTestStorefront, type TestStorefrontOptions } from './openTestStorefront.ts'

/** Headers of a visitor's requests. */
export type VisitorHeaders = Readonly<Record<string, string>>

/** Starts a proxy in front of a store that listens on a port; the proxy itself listens on another port. */
export type StartProxy = (ports: {
  readonly store: number
  readonly proxy: number
}) => Promise<{ readonly stop: () => Promise<void> }>

/** Returns the code block of the CDN guide with this language tag, that is, the configuration of one proxy. */
export function readCdnGuideCode(language: string): string {
  const guide = readFileSync(new URL('../../../../docs/guides/cdn.md', import.meta.url), 'utf8')
  const [, block] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? []
  if (block === undefined) throw new Error(`docs/guides/cdn.md has no block of ${language}.`)
  return block
}

/** Opens the store in two languages, listening on a port, with a caching proxy in front. */
export async function openProxiedStorefront(
  startProxy: StartProxy,
  cdnAt: (proxy: number) => TestStorefrontOptions['cdn'] = () => undefined,
) {
  const proxyPort = await findFreePort()
  const cdn = cdnAt(proxyPort)
  const hindi = languages.find(({ code }) => code === 'hi')
  if (!hindi) throw new Error('The store has no Hindi.')
  const localizeHref = (href: string) => (href === '/' ? hindi.base : hindi.base + href)
  const store = await openTestStorefront({
    translations: [{ language: hindi, localizeHref }],
    ...(cdn && { cdn }),
  })
  const fetched: string[] = []
  const server = createHttpServer((request, env) => {
    fetched.push(new URL(request.url).pathname)
    return store.app.fetch(request, env)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const storePort = typeof address === 'object' && address ? address.port : 0
  const proxy = await startProxy({ store: storePort, proxy: proxyPort })
  const buyer = await openTestAccount(store.api)
  await placeGiftOrder(buyer)
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const visitors: Readonly<Record<string, VisitorHeaders>> = {
    anonymous: {},
    loggedIn: { cookie },
    hindi: { cookie: 'language=hi', 'accept-language': 'hi-IN,hi;q=0.9' },
    place: { cookie: 'user_select_pincode=560001; user_select_city=Bengaluru' },
    dollars: { cookie: 'user_select_currency=USD' },
    loggedInWithDollars: { cookie: `${cookie}; user_select_currency=USD` },
  }
  const request =
    (port: number) =>
    async (path: string, headers: VisitorHeaders = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
  return {
    ...{ store, buyer, visitors, proxyPort },
    /** Requests a path through the proxy. */
    viaProxy: request(proxyPort),
    /** Requests a path from the store itself. */
    direct: request(storePort),
    /** Counts the requests of a path that reached the store. */
    countFetches: (path: string) => fetched.filter((one) => one === path).length,
    close: async () => {
      await proxy.stop()
      server.close()
      server.closeAllConnections()
      await store.close()
    },
  }
}

/** A store with a proxy in front. */
export type ProxiedStorefront = Awaited<ReturnType<typeof openProxiedStorefront>>
