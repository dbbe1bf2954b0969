import { type RefObject, useEffect } from 'react'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import { LightboxButton } from './LightboxButton.tsx'

interface LightboxCloserProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly onPress: () => void
}

/** The way out. Focus begins here. */
export function LightboxCloseButton({ button, label, onPress }: LightboxCloserProps) {
  // The stage draws its buttons after it has measured itself, and the dialog may be open by then.
  useEffect(() => button.current?.focus(), [button])

  return <LightboxButton ref={button} icon={<CrossIcon />} label={label} onPress={onPress} />
}
