import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from './createMetrics.ts'

const read = (file: string) =>
  readFileSync(new URL(`../../../storefront/monitoring/${file}`, import.meta.url), 'utf8')

const rules: readonly { readonly alert: string; readonly expr: string }[] = parse(
  read('alerts.yaml'),
).groups.flatMap(({ rules }: { readonly rules: readonly object[] }) => rules)
const panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[] =
  JSON.parse(read('dashboard.json')).panels

/** Returns the metrics that an expression reads; `up` is Prometheus' own. */
const metricsIn = (expr: string): readonly string[] => expr.match(/\b(store|nodejs|process)_\w+/g) ?? []

const metrics = createMetrics({
  connections: () => ({ total: 1, idle: 1, waiting: 0 }),
  replicaReads: () => ({ replica: 1, behind: 1, unavailable: 1 }),
  jobs: async () => [{ queue: 'mail', waiting: 0, failed: 0, oldest: 0 }],
})
const served = new Set((await metrics.serialize()).match(/(?<=^# HELP )\w+/gm))
const nameOf = (metric: string) => metric.replace(/_(bucket|sum|count)$/, '')

it.each([
  ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [`the panel "${title}"`, expr] as const),
  ),
])('%s reads only metrics that the store serves', (_, expr) => {
  for (const metric of metricsIn(expr)) expect([...served]).toContain(nameOf(metric))
})

it('the dashboard has a panel for every metric of the store except the time of its last purge', () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr).map(nameOf))),
  )
  const missing = [...served].filter((name) => name.startsWith('store_') && !shown.has(name))
  expect(missing).toEqual(['store_purge_success_timestamp_seconds'])
})
