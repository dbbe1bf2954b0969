import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Minus icon, for one less. */
export function MinusIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M5 12h14" />
    </IconFrame>
  )
}
