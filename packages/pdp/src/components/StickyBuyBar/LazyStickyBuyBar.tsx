import { type ComponentType, useEffect, useState } from 'react'
import { createProductPart } from '../../react/createProductPart.ts'

/** Lazy-loads the sticky bar for desktop windows after hydration. If that fails, the buttons in the column remain. */
export const LazyStickyBuyBar = createProductPart((slots) => slots.stickyBar, OwnLazyStickyBuyBar)

function OwnLazyStickyBuyBar() {
  const [late, setLate] = useState<{ readonly Bar: ComponentType }>()

  // The bar depends on the scroll position, which only the browser has.
  useEffect(() => {
    import('./StickyBuyBar.tsx').then(
      ({ StickyBuyBar }) => setLate({ Bar: StickyBuyBar }),
      () => undefined,
    )
  }, [])

  return late ? <late.Bar /> : null
}
