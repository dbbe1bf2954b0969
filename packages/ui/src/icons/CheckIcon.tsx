import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Check mark icon, for a completed item. */
export function CheckIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </IconFrame>
  )
}
