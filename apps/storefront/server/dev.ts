import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createLog, readSettings, shutDownOnSignal } from '@store/api'
import { createServer as createVite } from 'vite'
import { createStorefront } from './createStorefront.ts'
import { openServerApi } from './openServerApi.ts'
import type { StorefrontBuild } from './StorefrontBuild.ts'

const settings = readSettings(process.env)
const root = join(import.meta.dirname, '..')
const http = createServer()
const vite = await createVite({ root, server: { middlewareMode: true, ws: { server: http } } })
const { brand } = await vite.ssrLoadModule('/app/brand.ts')
const log = createLog(settings.logLevel)
const opened = await openServerApi({ ...settings, brand }, log)
const { api, testBank, testGoogle, markNotReady, close } = opened

// Each request renders the current sources; styles come from Vite's own client.
const answer = getRequestListener(async (request, env) => {
  const built = await vite.ssrLoadModule('/app/entry.server.tsx')
  const { routes, redirects, createApiClient, renderApp, createErrorPage, renderers } = built
  const { language, languages, htmlDocumentMessages, localizeHref } = built
  const assetsOf = (page: string) => ({
    ...{
      css: built.languageSuggestionStyles,
      entry: '/app/entry.dev.ts',
      preload: [],
      inlined: [],
      fonts: [],
    },
    page: `/app/pages/${page}/view.tsx`,
  })
  const site = { routes, redirects, brand }
  const texts = { language, languages, htmlDocumentMessages, localizeHref }
  const build: StorefrontBuild = {
    ...site,
    ...texts,
    createApiClient,
    renderApp,
    createErrorPage,
    renderers,
    assetsOf,
  }
  const isDemo = settings.mode === 'demo'
  const { publicOrigin, trustProxy, chatScript: chat, imageHosts } = settings
  const app = createStorefront({
    builds: [build],
    api,
    testBank,
    testGoogle,
    publicOrigin,
    trustProxy,
    isDemo,
    chat,
    imageHosts,
    now: Date.now,
    log,
  })
  const response = await app.fetch(request, env)
  // Vite's client injects styles, which the Content-Security-Policy of production rejects.
  response.headers.delete('content-security-policy')
  return response
})

http.on('request', (request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)
http.listen(settings.port, settings.host, () =>
  console.log(`The store in development: http://localhost:${settings.port}`),
)
shutDownOnSignal(http, { markNotReady, close: () => vite.close().then(close), drainMs: 0 }, process.exit)
