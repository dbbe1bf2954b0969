import { findFreePort } from '@store/config/findFreePort'
import lighthouse from 'lighthouse'
import { startBaseline } from '../baseline/startBaseline.ts'
import { startStore } from '../processes/startStore.ts'
import { measuredPages } from './measuredPages.ts'
import { median } from './median.ts'
import { openChromium } from './openChromium.ts'
import type { Row } from './Row.ts'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = {
  'first-contentful-paint': { what: 'first paint', must: 850 },
  'largest-contentful-paint': { what: 'largest paint', must: 1_650 },
  'total-blocking-time': { what: 'blocking time', must: 30 },
} as const

/** Result of one Lighthouse run. */
interface Verdict {
  readonly scores: Readonly<Record<string, number>>
  /** Milliseconds; the layout shift has no unit. */
  readonly audits: Readonly<Record<string, number>>
  /** Audits that failed. */
  readonly faults: readonly string[]
}

/** Runs Lighthouse with its phone settings, five times per page, and the baseline once per round. */
export async function runLighthouse(): Promise<readonly Row[]> {
  const port = await findFreePort()
  const [store, floor, browser] = await Promise.all([
    startStore({ kind: 'storefront' }),
    startBaseline(),
    openChromium(port),
  ])
  try {
    const bases: Verdict[] = []
    const rows: Row[] = []
    for (const { name, path } of measuredPages) {
      const verdicts: Verdict[] = []
      bases.push(await judge(`${floor.origin}/`, port))
      for (let run = 0; run < runs; run += 1) verdicts.push(await judge(store.origin + path, port))
      rows.push(...tell(name, verdicts, bases))
    }
    return rows
  } finally {
    await browser.close()
    await Promise.all([store.stop(), floor.stop()])
  }
}

async function judge(address: string, port: number): Promise<Verdict> {
  const answer = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!answer) throw new Error(`Lighthouse said nothing of ${address}.`)
  const { lhr } = answer
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, (score ?? 0) * 100]),
    ),
    audits: Object.fromEntries(
      [...Object.keys(times), 'cumulative-layout-shift'].map((id) => [
        id,
        lhr.audits[id]?.numericValue ?? Number.NaN,
      ]),
    ),
    faults: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  }
}

function tell(name: string, verdicts: readonly Verdict[], bases: readonly Verdict[]): readonly Row[] {
  const of = (all: readonly Verdict[], pick: (one: Verdict) => number | undefined) =>
    all.map((one) => pick(one) ?? Number.NaN)
  const faults = [...new Set(verdicts.flatMap((one) => one.faults))].join(', ')
  // The cart is noindex, which Lighthouse counts as an SEO error.
  const judged = categories.filter((id) => !(name === 'cart' && id === 'seo'))
  return [
    ...judged.map((id): Row => {
      const scores = of(verdicts, ({ scores }) => scores[id])
      return {
        what: `${name}: ${id}`,
        figure: median(scores),
        unit: 'of 100',
        baseline: median(of(bases, ({ scores }) => scores[id])),
        target: 100,
        isCost: false,
        note: `least ${Math.min(...scores)}${median(scores) < 100 && faults ? `: ${faults}` : ''}`,
      }
    }),
    ...Object.entries(times).map(
      ([id, { what, must: target }]): Row => ({
        what: `${name}: ${what}`,
        figure: median(of(verdicts, ({ audits }) => audits[id])),
        unit: 'ms',
        baseline: median(of(bases, ({ audits }) => audits[id])),
        target,
        isCost: true,
      }),
    ),
    {
      what: `${name}: layout shift, most`,
      figure: Math.max(...of(verdicts, ({ audits }) => audits['cumulative-layout-shift'])),
      unit: '',
      target: 0.01,
      isCost: true,
    },
  ]
}
