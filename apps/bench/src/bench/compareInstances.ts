import { freePort } from '@store/config/freePort'
import { startPostgres } from '@store/config/postgres'
import { startStore } from '../processes/startStore.ts'
import { createLoadBalancer } from '../proxy/createLoadBalancer.ts'
import { forwardedForHeader } from './forwardedForHeader.ts'
import type { Row } from './Row.ts'
import { runLoadTest } from './runLoadTest.ts'

const path = '/api/marigold/p/cake/chocolate-truffle-cake?metainfo=1&rsource=web'

/** Measures one store behind a load balancer, then two on the same Postgres. */
export async function compareInstances(): Promise<readonly Row[]> {
  const postgres = await startPostgres()
  const port = await freePort()
  const env = { DATABASE_URL: postgres.url, STORE_ORIGIN: `http://127.0.0.1:${port}`, STORE_LOG: 'error' }
  const stores = [await startStore({ kind: 'storefront', env })]
  try {
    const time = async () => {
      const balancer = await createLoadBalancer(
        port,
        stores.map(({ origin }) => origin),
      )
      let at = 0
      const next = () => {
        at += 1
        return { path, headers: forwardedForHeader(at) }
      }
      await runLoadTest({ url: balancer.origin, next, seconds: 3 })
      const found = await runLoadTest({ url: balancer.origin, next })
      await balancer.close()
      return found
    }
    const one = await time()
    stores.push(await startStore({ kind: 'storefront', env }))
    const two = await time()
    const note = 'the balancer and this measuring share the cores'
    return [
      { what: 'product read, one instance', figure: one.perSecond, unit: 'requests/s', isCost: false, note },
      {
        what: 'product read, two instances',
        figure: two.perSecond,
        unit: 'requests/s',
        baseline: one.perSecond,
        isCost: false,
      },
    ]
  } finally {
    for (const store of stores) await store.stop()
    await postgres.stop()
  }
}
