import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'

/** Checks of analytics: the server accepts valid events. Whether it stores them cannot be seen through the API. */
export const trackingChecks: readonly ConformanceCheck[] = [
  {
    title: 'accepts events, checkout steps and web vitals',
    profile: 'full',
    run: async ({ visitor, brand, gift }) => {
      const { tracking } = visitor()
      const at = new Date().toISOString()
      const event = { id: crypto.randomUUID(), visit: crypto.randomUUID(), site: brand, at, isMobile: false }
      const item = { ...event, event: 'view_item', source: 'web', path: '/flowers' } as const
      unwrap(await tracking.behaviour({ env: 'dev', items: [{ ...item, product: { productId: gift } }] }))
      unwrap(await tracking.step({ ...event, step: 'cart', path: '/cart', visitStartedAt: at }))
      const vitals = [{ name: 'LCP', value: 1234.5 }] as const
      unwrap(await tracking.webVitals({ page: 'product', isMobile: false, vitals }))
    },
  },
]
