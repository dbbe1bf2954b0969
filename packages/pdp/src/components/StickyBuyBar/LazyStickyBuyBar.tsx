import { type ComponentType, useEffect, useState } from 'react'
import { createProductPart } from '../../react/createProductPart.ts'

/** Lazy-loads the sticky bar of a desktop window after hydration; without it the column's buttons remain. */
export const LazyStickyBuyBar = createProductPart((slots) => slots.stickyBar, OwnLazyStickyBuyBar)

function OwnLazyStickyBuyBar() {
  const [late, setLate] = useState<{ readonly Bar: ComponentType }>()

  // Only the browser knows the scroll position, so the bar is not needed before.
  useEffect(() => {
    import('./StickyBuyBar.tsx').then(
      ({ StickyBuyBar }) => setLate({ Bar: StickyBuyBar }),
      () => undefined,
    )
  }, [])

  return late ? <late.Bar /> : null
}
