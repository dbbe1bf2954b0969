import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Map pin icon, for the delivery location. */
export function PinIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5Z" />
      <circle cx="12" cy="10" r="2.6" />
    </IconFrame>
  )
}
