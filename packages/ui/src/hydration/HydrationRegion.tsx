import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import type {} from './EventReplay.ts'
import styles from './HydrationRegion.module.css'

/** Props of {@link HydrationRegion}. */
export interface HydrationRegionProps {
  /** Content that is hydrated together. */
  readonly children: ReactNode
}

/**
 * Marks content that is hydrated together: a whole root, or the content of one `Suspense` boundary. Earlier events are
 * replayed after its hydration ({@link captureEvents}). Its element is a `div` with `display: contents`, so it cannot
 * be in a paragraph.
 */
export function HydrationRegion({ children }: HydrationRegionProps) {
  const region = useRef<HTMLDivElement>(null)

  // Effects run only after hydration. Effects of children, which restore state, run before this one.
  useEffect(() => {
    if (region.current) window.__eventReplay?.hydrated(region.current)
  }, [])

  return (
    <div
      ref={region}
      className={styles.region}
      data-hydrate=""
      onClickCapture={handleClick}
      onChangeCapture={report}
      onSubmitCapture={report}
    >
      {children}
    </div>
  )
}

const report = ({ nativeEvent }: SyntheticEvent): void => window.__eventReplay?.handled(nativeEvent)

/** Does not report a click on a checkbox or radio button, because its change event is replayed and not the click. */
const handleClick = (event: SyntheticEvent): void => {
  const { target } = event
  if (!(target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))) report(event)
}
