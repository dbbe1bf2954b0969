import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Info icon: a circled i. */
export function InfoIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.5v5M12 7.8v.05" />
    </IconFrame>
  )
}
