import { type FocusEvent, useState } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import { InfoIcon } from '../icons/InfoIcon.tsx'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import styles from './Toast.module.css'
import type { ToastItem } from './ToastItem.ts'
import { useCountdown } from './useCountdown.ts'

interface ToastProps {
  readonly toast: ToastItem
  readonly closeLabel: string
  readonly onDismiss: (id: string) => void
  readonly giveFocusBack: () => void
}

/** Toast that disappears automatically unless a pointer or focus is on it. */
export function Toast({ toast, closeLabel, onDismiss, giveFocusBack }: ToastProps) {
  const { id, text, kind, durationMs = 5000 } = toast
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const dismiss = () => onDismiss(id)
  const close = () => {
    // The close button is removed with its toast, so focus must move.
    if (focused) giveFocusBack()
    dismiss()
  }
  useCountdown({
    durationMs: kind === 'error' ? undefined : durationMs,
    paused: hovered || focused,
    onEnd: dismiss,
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and focus only pause it; there is nothing to operate.
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <span className={classNames(styles.mark, styles[kind])}>{marks[kind]}</span>
      <p className={styles.text}>{text}</p>
      <IconButton icon={<CrossIcon size="s" />} label={closeLabel} onClick={close} />
    </div>
  )
}

const marks = {
  success: <CheckIcon size="s" />,
  error: <WarningIcon size="s" />,
  info: <InfoIcon size="s" />,
}
