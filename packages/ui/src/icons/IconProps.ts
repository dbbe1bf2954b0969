/** Props of every icon. */
export interface IconProps {
  /**
   * Side length: `m` 24 px, `s` 20 px, `xs` 16 px.
   * @default 'm'
   */
  readonly size?: 'm' | 's' | 'xs'
}
