import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '@store/config/postgres'
import { startBaseline } from '../baseline/startBaseline.ts'
import { type RunningStore, startStore } from '../processes/startStore.ts'
import { measuredPages } from './measuredPages.ts'
import type { Row } from './Row.ts'
import { type LoadTestResult, runLoadTest } from './runLoadTest.ts'

const requestsOfHeap = 10_000
const probe = pathToFileURL(join(import.meta.dirname, '../baseline/heapProbe.ts')).href

/** Measures cached pages and pages that are rendered on every request, and the heap growth after many pages. */
export async function measureRendering(): Promise<readonly Row[]> {
  const postgres = await startPostgres()
  const floor = await startBaseline()
  try {
    const bare = await runLoadTest({ url: `${floor.origin}/kept` })
    const rendered = await runLoadTest({ url: `${floor.origin}/` })
    const env = { DATABASE_URL: postgres.url, STORE_LOG: 'error' }
    const rows = [...(await timeAnew(env, rendered))]
    const store = await startStore({
      kind: 'storefront',
      env: { ...env, NODE_OPTIONS: `--import ${probe}` },
    })
    for (const { name, path } of timed) {
      rows.push(
        ...tell(
          `${name}, from the cache`,
          { perSecond: 8_000, p99: 30 },
          await hammerWarm(store.origin + path),
          bare,
        ),
      )
    }
    rows.push(await heapGrowth(store))
    await store.stop()
    return rows
  } finally {
    await floor.stop()
    await postgres.stop()
  }
}

/** Measures pages that are rendered on every request, with or without the API's one-second response cache. */
async function timeAnew(
  env: Readonly<Record<string, string>>,
  rendered: LoadTestResult,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [what, answers, least] of [
    ['asked for and rendered each time', {}, { perSecond: 1_500, p99: 30 }],
    ['the same, and the database asked each time', { STORE_ANSWERS_KEPT_MS: '0' }, { perSecond: 1_000 }],
  ] as const) {
    const anew = await startStore({
      kind: 'storefront',
      env: { ...env, STORE_PAGES_KEPT_MS: '0', ...answers },
    })
    for (const { name, path } of timed) {
      const figures = await hammerWarm(anew.origin + path)
      // There is no target for the home page, which shows 80 products.
      const must = name === 'product' ? least : {}
      rows.push(...tell(`${name}, ${what}`, must, figures, rendered))
    }
    await anew.stop()
  }
  return rows
}

const timed = measuredPages.filter(({ name }) => name === 'home' || name === 'product')

/** Requests a page from a warmed-up server. */
async function hammerWarm(url: string): Promise<LoadTestResult> {
  await runLoadTest({ url, seconds: 3 })
  return runLoadTest({ url })
}

function tell(
  what: string,
  must: { readonly perSecond?: number; readonly p99?: number },
  { perSecond, p99 }: LoadTestResult,
  floor: LoadTestResult,
): readonly Row[] {
  return [
    {
      what,
      figure: perSecond,
      unit: 'requests/s',
      baseline: floor.perSecond,
      target: must.perSecond,
      isCost: false,
    },
    { what: `${what}, p99`, figure: p99, unit: 'ms', baseline: floor.p99, target: must.p99, isCost: true },
  ]
}

/** Returns the heap growth after many pages, with garbage collection before and after. */
async function heapGrowth(store: RunningStore): Promise<Row> {
  const path = measuredPages[2].path
  const heap = async () => {
    const seen = store.lines.length
    process.kill(store.pid(), 'SIGUSR2')
    for (let tries = 0; tries < 500; tries += 1) {
      const line = store.lines.slice(seen).find((text) => text.startsWith('heap '))
      if (line) return Number(line.slice('heap '.length))
      await setTimeout(10)
    }
    throw new Error('The store did not tell its heap.')
  }
  await runLoadTest({ url: store.origin + path, amount: requestsOfHeap })
  const before = await heap()
  await runLoadTest({ url: store.origin + path, amount: requestsOfHeap })
  const grown = ((await heap()) - before) / 1024
  return {
    what: `heap grown by ${requestsOfHeap} pages`,
    figure: grown,
    unit: 'KiB',
    target: 512,
    isCost: true,
  }
}
