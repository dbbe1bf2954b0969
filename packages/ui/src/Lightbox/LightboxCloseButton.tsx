import { type RefObject, useEffect } from 'react'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import { LightboxButton } from './LightboxButton.tsx'

interface LightboxCloserProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly onPress: () => void
}

/** Close button of the lightbox; gets the initial focus. */
export function LightboxCloseButton({ button, label, onPress }: LightboxCloserProps) {
  // The button focuses itself, because the viewport renders its buttons only after measuring itself, when the dialog
  // may already be open.
  useEffect(() => button.current?.focus(), [button])

  return <LightboxButton ref={button} icon={<CrossIcon />} label={label} onPress={onPress} />
}
