import { findFreePort } from '@store/config/findFreePort'
import { findProgram } from '@store/config/findProgram'
import { startPostgres } from '@store/config/postgres'
import { startNginx } from '@store/config/startNginx'
import { type RunningStore, startStore } from '../processes/startStore.ts'
import { createForwardedForHeader } from './createForwardedForHeader.ts'
import { measureAddToCart } from './measureAddToCart.ts'
import { measureCpu } from './measureCpu.ts'
import type { Row } from './Row.ts'
import { type LoadTestResult, runLoadTest } from './runLoadTest.ts'

const counts = [1, 2, 4, 8] as const
const path = '/api/marigold/p/cake/chocolate-truffle-cake?metainfo=1&rsource=web'

/** Measures one, two, four and eight instances on one Postgres, behind nginx. */
export async function compareInstances(): Promise<readonly Row[]> {
  const program = findProgram('nginx')
  if (program === undefined) throw new Error('nginx is the load balancer: apt-get install nginx-light')
  const postgres = await startPostgres()
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { DATABASE_URL: postgres.url, STORE_ORIGIN: origin, STORE_LOG: 'error' }
  const stores: RunningStore[] = []
  const rows: Row[] = []
  const first = new Map<string, number>()

  const measure = async (what: string, run: () => Promise<LoadTestResult>) => {
    const { result, note } = await measureCpu(
      stores.map(({ pid }) => pid()),
      run,
    )
    rows.push({
      what: `${what}, ${stores.length} ${stores.length === 1 ? 'instance' : 'instances'}`,
      figure: result.perSecond,
      unit: 'requests/s',
      baseline: first.get(what),
      isCost: false,
      note: `p99 ${result.p99} ms; ${note}`,
    })
    if (!first.has(what)) first.set(what, result.perSecond)
  }

  try {
    for (const count of counts) {
      while (stores.length < count) stores.push(await startStore({ kind: 'storefront', env }))
      const nginx = await startNginx({ program, http: balance(stores), port })
      await runLoadTest({ url: origin, next: readProduct(), seconds: 3 })
      await measure('product read', () => runLoadTest({ url: origin, next: readProduct() }))
      await measure('adding to the cart', () => measureAddToCart(origin))
      await nginx.stop()
    }
    return rows
  } finally {
    for (const store of stores) await store.stop()
    await postgres.stop()
  }
}

function readProduct() {
  let at = 0
  return () => {
    at += 1
    return { path, headers: createForwardedForHeader(at) }
  }
}

const balance = (stores: readonly RunningStore[]): string => `
upstream stores {
  ${stores.map(({ origin }) => `server ${new URL(origin).host};`).join(' ')}
  keepalive 64;
}
# A connection that is closed after a thousand requests counts as an error of the load test.
keepalive_requests 10000000;
server {
  listen 8080;
  location / {
    proxy_pass http://stores;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
  }
}`
