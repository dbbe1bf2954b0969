import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import type {} from './EventReplay.ts'
import styles from './HydrationRegion.module.css'

/** Props of {@link HydrationRegion}. */
export interface HydrationRegionProps {
  /** What is hydrated together. */
  readonly children: ReactNode
}

/**
 * Marks content that is hydrated together: the whole root, or what is in one `Suspense` boundary. Events for it that
 * came earlier are replayed once it is hydrated ({@link captureEvents}). Its element is a `div` without a box, so it
 * cannot stand in a paragraph.
 */
export function HydrationRegion({ children }: HydrationRegionProps) {
  const region = useRef<HTMLDivElement>(null)

  // Whether a region is hydrated is known by its effects alone. Those of its children run before: they restore state.
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

/** A checkbox has its change handled, not its click. */
const handleClick = (event: SyntheticEvent): void => {
  const { target } = event
  if (!(target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))) report(event)
}
