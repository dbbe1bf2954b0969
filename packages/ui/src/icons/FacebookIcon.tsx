import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Facebook icon: an f in a circle. */
export function FacebookIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <circle cx="12" cy="12" r="9" />
      <path d="M15 7.8h-1.2c-1 0-1.8.8-1.8 1.8V21M9.5 13h5" />
    </IconFrame>
  )
}
