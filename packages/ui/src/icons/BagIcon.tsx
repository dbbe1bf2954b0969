import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Shopping bag icon, for the cart. */
export function BagIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M5.5 8h13l1 11.2a1.6 1.6 0 0 1-1.6 1.8H6.1a1.6 1.6 0 0 1-1.6-1.8L5.5 8Z" />
      <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </IconFrame>
  )
}
