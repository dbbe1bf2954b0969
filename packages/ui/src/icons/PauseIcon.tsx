import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Pause icon: two bars. */
export function PauseIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M9 6v12M15 6v12" />
    </IconFrame>
  )
}
