import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Link icon: two chain links, for a URL. */
export function LinkIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L11.6 6.4" />
      <path d="M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6l1.6-1.6" />
    </IconFrame>
  )
}
