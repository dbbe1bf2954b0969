import { transform } from 'lightningcss'

const pxPerRem = 16

/**
 * Replaces `rem` by `px` in a stylesheet, so that it looks the same on a page whose root has another font size, such as
 * 62.5 %.
 */
export function remToPx(css: string): string {
  const { code } = transform({
    filename: 'element.css',
    code: new TextEncoder().encode(css),
    minify: true,
    visitor: {
      Length: ({ unit, value }) => (unit === 'rem' ? { unit: 'px', value: value * pxPerRem } : undefined),
    },
  })
  return new TextDecoder().decode(code)
}
