import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Props of {@link StatusRegion}. */
export interface StatusRegionProps {
  /** Text to announce next; empty for none. */
  readonly text: string
  /**
   * Key of the announcement, such as a count: a new value announces the same text again.
   * @default 0
   */
  readonly occasion?: string | number
  /**
   * Debounce in milliseconds before a text is announced: of several texts in quick succession, only the last is
   * announced.
   * @default 0
   */
  readonly delayMs?: number
}

/**
 * Polite live region: the one place of a page, or of a dialog, where assistive technology announces changes. It
 * must be in the DOM before its first text.
 */
export function StatusRegion({ text, occasion = 0, delayMs = 0 }: StatusRegionProps) {
  const [said, setSaid] = useState({ text: '', occasion })

  // The text is set in an effect, because only text that is added to an existing live region is announced, and the
  // delay needs a timer.
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ text, occasion }), delayMs)
    return () => clearTimeout(timer)
  }, [text, occasion, delayMs])

  return (
    <VisuallyHidden>
      <span role="status">
        {/* A new key remounts the text, so that a repeated message is announced again. */}
        <span key={`${said.occasion} ${said.text}`}>{said.text}</span>
      </span>
    </VisuallyHidden>
  )
}
