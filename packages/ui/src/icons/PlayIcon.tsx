import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Play icon: a triangle; it points the same way in every reading direction. */
export function PlayIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M8 5.5v13L18.5 12Z" />
    </IconFrame>
  )
}
