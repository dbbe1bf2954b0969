import type { PageVitals, WebVital } from '@store/api-client/contract/tracking'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Measures the web vitals of this page view, including those from before this call, and reports them when the page is
 * hidden, because only then are they final. A page restored from the back/forward cache reports again.
 *
 * @param send - Sends the web vitals, or drops them without consent.
 */
export function watchWebVitals(send: (vitals: PageVitals['vitals']) => void): void {
  const found = new Map<string, WebVital>()
  const keep = ({ id, name, value }: Metric) =>
    found.set(id, { name, value: Math.round(value * 1000) / 1000 })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep)
  // Added after the listeners of `web-vitals`, so that the library's last values are available.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || found.size === 0) return
    send([...found.values()])
    found.clear()
  })
}
