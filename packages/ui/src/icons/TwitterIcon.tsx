import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Twitter icon: a bird. */
export function TwitterIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M20.8 6.4c-.7.5-1.4.8-2.2.9a3.6 3.6 0 0 0-6.3 2.7v.7c-3 0-5.7-1.4-7.5-3.9-1 2.2-.5 4.6 1.4 6-.6 0-1.2-.2-1.8-.5.2 1.8 1.4 3.2 3.1 3.7-.6.2-1.1.2-1.7.1.6 1.3 1.8 2.2 3.3 2.3A8 8 0 0 1 3 19.5c7 3.2 15.6-.3 15.7-9.4.9-.9 1.7-2 2.1-3.7Z" />
    </IconFrame>
  )
}
