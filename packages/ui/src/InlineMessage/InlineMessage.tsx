import { type FocusEvent, type ReactNode, useState } from 'react'
import { Notice, type NoticeProps } from '../Notice/Notice.tsx'
import { useCountdown } from '../ToastRegion/useCountdown.ts'
import styles from './InlineMessage.module.css'

/** Props of {@link InlineMessage}. */
export interface InlineMessageProps {
  /** The current message; nothing when it is hidden. */
  readonly text?: string | undefined
  /**
   * Kind of message; a `bad` one stays until the host removes it.
   * @default 'info'
   */
  readonly kind?: NoticeProps['kind']
  /**
   * Key of the message, such as a count: a new value announces the same text again and restarts its timer.
   * @default 0
   */
  readonly messageKey?: string | number
  /** Link or button that belongs to the message; it is not announced. */
  readonly action?: ReactNode
  /**
   * How long a message stays, in milliseconds; paused under a pointer or with focus in it.
   * @default 6000
   */
  readonly durationMs?: number
  /** Called when the time is over; the host must then remove the text. */
  readonly onHide: () => void
}

/**
 * Inline message area of a page: announces each message once, politely. It must be in the DOM before its first
 * message.
 */
export function InlineMessage({ text, kind = 'info', messageKey = 0, ...area }: InlineMessageProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // An element that is removed while focused fires no blur event, so the state is reset here.
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

/** Timer of one message; a new message gets a new timer. */
function Clock({ durationMs = 6000, onHide, paused }: ClockProps) {
  useCountdown({ durationMs, paused, onEnd: onHide })
  return null
}
