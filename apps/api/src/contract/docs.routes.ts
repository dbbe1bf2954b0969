import { Hono } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { docsStyleHash } from './docsStyle.ts'

const cache = 'public, max-age=300'

/**
 * Serves the API's documentation: `/openapi.json` for machines, `/docs` for people. Both are generated on the first
 * request.
 */
export function docsRoutes({ brand, publicOrigin }: Pick<AppDeps, 'brand' | 'publicOrigin'>): Hono {
  const shop = { brand, publicOrigin }
  // The document is generated lazily, because most stores never receive the request.
  const writeJson = once(async () => {
    const { toOpenApiDocument } = await import('./toOpenApiDocument.ts')
    return JSON.stringify(toOpenApiDocument(shop))
  })
  const writePage = once(async () => {
    const { DocsPage } = await import('./DocsPage.ts')
    return String(await DocsPage(shop))
  })
  return new Hono()
    .get('/openapi.json', async (c) =>
      c.body(await writeJson(), 200, { 'content-type': 'application/json', 'cache-control': cache }),
    )
    .get('/docs', async (c) => {
      c.header('cache-control', cache)
      c.header(
        'content-security-policy',
        `default-src 'none'; style-src ${docsStyleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      return c.html(await writePage())
    })
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
