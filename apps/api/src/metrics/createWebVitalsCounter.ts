import type { PageVitals } from '@store/api-client/contract/tracking'
import { Histogram, type Registry } from 'prom-client'

// Includes the limits of "good" and "poor" of each vital, so that shares can be read off:
// https://web.dev/articles/vitals
const seconds = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 10]
const shifts = [0.01, 0.05, 0.1, 0.25, 0.5, 1]

/** Maximum number of page names, which come from browsers; the rest share one label. */
const mostPages = 50

/** Creates the histograms of web vitals; returns the function that counts those of a page view. */
export function createWebVitalsCounter(registry: Registry): (of: PageVitals) => void {
  const registers = [registry]
  const times = new Histogram({
    ...{ registers, buckets: seconds },
    name: 'store_web_vital_seconds',
    help: 'Web vitals of real visitors in seconds: LCP, INP, FCP, TTFB.',
    labelNames: ['vital', 'page', 'device'] as const,
  })
  const shift = new Histogram({
    ...{ registers, buckets: shifts },
    name: 'store_web_vital_layout_shift',
    help: 'Cumulative layout shift (CLS) of real visitors.',
    labelNames: ['page', 'device'] as const,
  })
  const known = new Set<string>()
  return ({ page: named, isMobile, vitals }) => {
    if (known.size < mostPages) known.add(named)
    const page = known.has(named) ? named : 'other'
    const device = isMobile ? 'phone' : 'desktop'
    for (const { name: vital, value } of vitals) {
      if (vital === 'CLS') shift.observe({ page, device }, value)
      else times.observe({ vital, page, device }, value / 1000)
    }
  }
}
