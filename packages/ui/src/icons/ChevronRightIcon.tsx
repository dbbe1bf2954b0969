import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Chevron icon that points forward. */
export function ChevronRightIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </IconFrame>
  )
}
