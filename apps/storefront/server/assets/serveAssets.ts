import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { AssetArchive } from './openAssetArchive.ts'
import { parseAssetName } from './parseAssetName.ts'

/** Options of `serveAssets`. */
export interface AssetOptions {
  /** Folders of the client builds by their path under `/assets`. */
  readonly clientFolders: Readonly<Record<string, string>>
  /** Files of earlier releases, which open pages of these releases still request; `undefined` if there are none. */
  readonly archive: AssetArchive | undefined
}

/**
 * Serves built files under `/assets`. A browser that has an earlier version of a file receives only the difference
 * (compression dictionary transport, RFC 9842).
 */
export function serveAssets(app: Hono, { clientFolders, archive }: AssetOptions): void {
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) setAssetHeaders(c)
  })
  if (archive) app.get('/assets/*', sendDifference(archive))
  for (const [path, root] of Object.entries(clientFolders))
    app.use(path, serveStatic({ root, precompressed: true }))
  if (archive) app.get('/assets/*', sendArchived(archive))
  app.all('/assets/*', (c) => c.text('Not found', 404))
}

const toArchivePath = (path: string): string => path.slice('/assets'.length)

const sendDifference =
  (archive: AssetArchive): MiddlewareHandler =>
  async (c, next) => {
    // A byte sequence of structured fields (RFC 9651): base64 between colons.
    const [, hash] = /^:(.+):$/.exec(c.req.header('available-dictionary') ?? '') ?? []
    const acceptsDifference = /\bdcz\b/.test(c.req.header('accept-encoding') ?? '')
    const body = hash && acceptsDifference && (await archive.compress(toArchivePath(c.req.path), hash))
    if (!body) return next()
    return c.body(body, 200, { 'content-encoding': 'dcz', 'content-type': getContentType(c) })
  }

const sendArchived =
  (archive: AssetArchive): MiddlewareHandler =>
  async (c, next) => {
    const body = await archive.read(toArchivePath(c.req.path))
    return body ? c.body(body, 200, { 'content-type': getContentType(c) }) : next()
  }

const getContentType = (c: Context): string =>
  c.req.path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'

function setAssetHeaders(c: Context): void {
  // Built files have their content hash in their name.
  c.header('cache-control', 'public, max-age=31536000, immutable')
  c.header('x-content-type-options', 'nosniff')
  c.header('vary', 'accept-encoding, available-dictionary')
  const laterVersions = parseAssetName(c.req.path)
  if (laterVersions) c.header('use-as-dictionary', `match="${laterVersions}"`)
}
