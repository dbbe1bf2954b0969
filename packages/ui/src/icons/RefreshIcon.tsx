import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Refresh icon: a circular arrow, for loading another one. */
export function RefreshIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />
    </IconFrame>
  )
}
