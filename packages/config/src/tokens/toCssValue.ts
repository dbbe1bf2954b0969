import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser'
import { transformCSSValue } from '@terrazzo/token-tools/css'

/** Returns the custom property of a token: `color.ink-quiet` becomes `--store-color-ink-quiet`. */
export const toCssVariable = (id: string): `--store-${string}` => `--store-${id.replaceAll('.', '-')}`

/** Widths of the screen in px between which fluid sizes grow. */
const fluid = { from: 390, to: 1280 }
const pxPerRem = 16

/**
 * Returns a token's value in CSS; a reference to another token stays a `var()`, so that changing one changes both.
 * The extension `store.css` states what the format cannot express: `from`, in rem, makes a size grow from there at
 * 390px to the value at 1280px, and `unit` is appended to a number.
 */
export function toCssValue(token: TokenNormalized, tokensSet: TokenNormalizedSet): string {
  const { from, unit } = readExtension(token)
  if (token.$type === 'dimension' && from !== undefined) return printFluid(from, token.$value.value)
  if (token.$type === 'number' && unit !== undefined) return `${token.$value}${unit}`
  if (token.$type === 'fontFamily' && Array.isArray(token.$value) && !token.aliasOf) {
    const { partialAliasOf } = token
    return token.$value
      .map((family: string, at: number) => {
        const alias = partialAliasOf?.[at]
        return typeof alias === 'string' ? `var(${toCssVariable(alias)})` : printFamily(family)
      })
      .join(', ')
  }
  const value = transformCSSValue(token, {
    tokensSet,
    permutation: {},
    transformAlias: ({ id }) => `var(${toCssVariable(id)})`,
    color: { legacyHex: true },
  })
  if (typeof value !== 'string') throw new Error(`The token ${token.id} has no single value in CSS.`)
  return value.replace(/\b0px\b/g, '0')
}

function printFluid(from: number, to: number): string {
  const slope = ((to - from) * pxPerRem) / (fluid.to - fluid.from)
  const start = from - (slope * fluid.from) / pxPerRem
  const round = (value: number) => Number(value.toFixed(3))
  return `clamp(${from}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${to}rem)`
}

// Generic families and system keywords must not be quoted; a quoted name would refer to a font of that name.
const printFamily = (family: string) => (/^-?[a-z-]+$/.test(family) ? family : JSON.stringify(family))

function readExtension({ $extensions }: TokenNormalized) {
  const extension: unknown = $extensions?.['store.css']
  const { from, unit } = Object(extension)
  return {
    from: typeof Object(from).value === 'number' ? Number(from.value) : undefined,
    unit: typeof unit === 'string' ? unit : undefined,
  }
}
