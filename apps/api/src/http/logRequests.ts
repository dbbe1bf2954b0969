import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../log/Log.ts'
import { requestIdContext } from '../log/requestIdContext.ts'
import { scrubPersonalData } from '../log/scrubPersonalData.ts'
import { setHeader } from './setHeader.ts'

const header = 'x-request-id'
const form = /^[\w-]{8,64}$/

/**
 * Gives each request an id, or keeps the one of a trusted proxy, and logs one line after its response, without query,
 * body and cookies. An inner request, such as a page's in-process API call, keeps the id of the outer request and is
 * not logged.
 */
export const logRequests =
  (log: Log, trustProxy: boolean): MiddlewareHandler =>
  async (c, next) => {
    if (requestIdContext.id() !== undefined) return next()
    const given = c.req.header(header)
    const id = trustProxy && given !== undefined && form.test(given) ? given : randomUUID()
    const started = performance.now()
    await requestIdContext.run(id, next)
    setHeader(c, header, id)
    // The line contains the request id, like everything logged during the request.
    requestIdContext.run(id, () => log.info('answered', lineOf(c, performance.now() - started)))
  }

const lineOf = (c: Context, ms: number) => ({
  method: c.req.method,
  path: scrubPersonalData(c.req.path.slice(0, 200)),
  status: c.res.status,
  ms: Math.round(ms * 10) / 10,
})
