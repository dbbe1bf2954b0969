import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Cross icon, for closing. */
export function CrossIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="m6 6 12 12M18 6 6 18" />
    </IconFrame>
  )
}
