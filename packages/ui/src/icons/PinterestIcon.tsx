import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Pinterest icon: a P in a circle. */
export function PinterestIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <circle cx="12" cy="12" r="9" />
      <path d="m9.8 19 2.2-9.5M8.9 13.2a3.6 3.6 0 1 1 3.2 2c-.9 0-1.5-.4-1.7-1" />
    </IconFrame>
  )
}
