import { type ComponentType, useEffect, useState } from 'react'

/** The bar at the foot of a desktop's window, whose code comes once the page is alive; without it the column's buttons do. */
export function LazyStickyBuyBar() {
  const [late, setLate] = useState<{ readonly Bar: ComponentType }>()

  // What was scrolled past is only known to the browser, and so nobody misses the bar before.
  useEffect(() => {
    import('./StickyBuyBar.tsx').then(
      ({ StickyBuyBar }) => setLate({ Bar: StickyBuyBar }),
      () => undefined,
    )
  }, [])

  return late ? <late.Bar /> : null
}
