import { type FocusEvent, type ReactNode, useState } from 'react'
import { Notice, type NoticeProps } from '../Notice/Notice.tsx'
import { useCountdown } from '../ToastRegion/useCountdown.ts'
import styles from './InlineMessage.module.css'

/** What {@link InlineMessage} takes. */
export interface InlineMessageProps {
  /** What it says now; nothing when it is hidden. */
  readonly text?: string | undefined
  /**
   * How things stand; what is `bad` stays until the host takes it away.
   * @default 'info'
   */
  readonly kind?: NoticeProps['kind']
  /**
   * Which time this is, such as a count: another value says the same text again and starts its time anew.
   * @default 0
   */
  readonly messageKey?: string | number
  /** A link or a button that belongs to the message; it is not announced. */
  readonly action?: ReactNode
  /**
   * How long a message stays, in milliseconds, not counting the time under a pointer or with focus in it.
   * @default 6000
   */
  readonly durationMs?: number
  /** Called when its time is over: the host takes the text away. */
  readonly onHide: () => void
}

/**
 * A place in the page where messages come and go; each is announced once, politely. It must stand in the page before
 * its first message.
 */
export function InlineMessage({ text, kind = 'info', messageKey = 0, ...area }: InlineMessageProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // What is taken away with focus in it does not say that focus has left.
  if (!text && focused) setFocused(false)
  const key = `${messageKey} ${kind} ${text}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and focus only hold it; there is nothing to operate.
    <div
      className={styles.area}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div role="status" className={styles.status}>
        {text && (
          <div key={key} className={styles.message}>
            <Notice kind={kind}>{text}</Notice>
          </div>
        )}
      </div>
      {text && area.action}
      {text && kind !== 'bad' && <Clock {...area} key={key} paused={hovered || focused} />}
    </div>
  )
}

interface ClockProps extends Pick<InlineMessageProps, 'durationMs' | 'onHide'> {
  readonly paused: boolean
}

/** The time of one message: with another message comes another clock. */
function Clock({ durationMs = 6000, onHide, paused }: ClockProps) {
  useCountdown({ durationMs, paused, onEnd: onHide })
  return null
}
