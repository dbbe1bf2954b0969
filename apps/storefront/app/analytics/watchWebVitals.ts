import type { PageVitals, WebVital } from '@store/api-client/contract/tracking'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Measures the web vitals of this page view, including earlier ones, and reports them when the page is hidden, because
 * only then are they final. A page restored from the back/forward cache reports again.
 *
 * @param send - Sends them, or drops them without consent.
 */
export function watchWebVitals(send: (vitals: PageVitals['vitals']) => void): void {
  const found = new Map<string, WebVital>()
  const keep = ({ id, name, value }: Metric) =>
    found.set(id, { name, value: Math.round(value * 1000) / 1000 })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep)
  // After the listeners of the library, so that its last values are available.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || found.size === 0) return
    send([...found.values()])
    found.clear()
  })
}
