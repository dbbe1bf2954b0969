import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Props of `HeartIcon`. */
export interface HeartIconProps extends IconProps {
  /**
   * Filled when saved, an outline when not.
   * @default false
   */
  readonly filled?: boolean
}

/** Heart icon, for the wishlist. */
export function HeartIcon({ size = 'm', filled = false }: HeartIconProps) {
  return (
    <IconFrame size={size} filled={filled}>
      <path d="M12 20.2S3.5 15.3 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8c0 6.1-8.5 11-8.5 11Z" />
    </IconFrame>
  )
}
