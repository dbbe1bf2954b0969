import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Leaf icon, for plants. */
export function LeafIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M20 4C11 4 5 7.5 5 14a6 6 0 0 0 1.2 3.7A6.2 6.2 0 0 0 10.5 19C17 19 20 12.5 20 4ZM4 21c1.5-4 4.5-7.5 9-10" />
    </IconFrame>
  )
}
