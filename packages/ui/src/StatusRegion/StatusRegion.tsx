import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** What {@link StatusRegion} takes. */
export interface StatusRegionProps {
  /** What is read out next; nothing for nothing. */
  readonly text: string
  /**
   * Which time this is, such as a count: another value reads the same text out again.
   * @default 0
   */
  readonly occasion?: string | number
  /**
   * How long a text must have stood before it is read out, so that of many quick ones only the last is; milliseconds.
   * @default 0
   */
  readonly delayMs?: number
}

/**
 * The one place of a page, or of a dialog, from which assistive technology reads out what has happened, politely. It
 * must stand there before there is something to say.
 */
export function StatusRegion({ text, occasion = 0, delayMs = 0 }: StatusRegionProps) {
  const [said, setSaid] = useState({ text: '', occasion })

  // Only what is put into a region that is known already is read out, and waiting is a timer's.
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ text, occasion }), delayMs)
    return () => clearTimeout(timer)
  }, [text, occasion, delayMs])

  return (
    <VisuallyHidden>
      <span role="status">
        {/* What is put in anew is read out anew, even where it is the same. */}
        <span key={`${said.occasion} ${said.text}`}>{said.text}</span>
      </span>
    </VisuallyHidden>
  )
}
