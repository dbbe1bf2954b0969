import type { TokenNormalized } from '@terrazzo/parser'
import type { DesignTokens, TokenContexts } from './loadTokens.ts'

const pxPerRem = 16

/**
 * Prints the tokens of one mode as a JSON file that Figma imports as variables: without references, with lengths in px,
 * fluid sizes as on a desktop, and one font of each stack. Shadows, easings and durations cannot be variables in Figma,
 * so they are left out.
 */
export function printFigmaTokens(tokens: DesignTokens, contexts: TokenContexts): string {
  const root: FigmaGroup = {}
  for (const token of Object.values(tokens.resolve(contexts))) {
    const value = toFigmaValue(token)
    if (!value) continue
    const path = token.id.split('.')
    // In Figma, a group cannot itself be a variable, so a top-level token gets the name `base` in a group.
    const name = path.length === 1 ? [...path, 'base'] : path
    const group = name.slice(0, -1).reduce<FigmaGroup>((at, part) => {
      const child = at[part]
      if (child && !('$type' in child)) return child
      const created: FigmaGroup = {}
      at[part] = created
      return created
    }, root)
    group[name.at(-1) ?? ''] = { ...value, ...describe(token) }
  }
  return `${JSON.stringify(root, undefined, 2)}\n`
}

interface FigmaToken {
  readonly $type: 'color' | 'dimension' | 'number' | 'string'
  readonly $value: unknown
  readonly $description?: string
}
interface FigmaGroup {
  [name: string]: FigmaGroup | FigmaToken
}

function toFigmaValue(token: TokenNormalized): Omit<FigmaToken, '$description'> | undefined {
  switch (token.$type) {
    case 'color': {
      const { colorSpace, components, alpha, hex } = token.$value
      return { $type: 'color', $value: { colorSpace, components, alpha, hex } }
    }
    case 'dimension': {
      const { value, unit } = token.$value
      return { $type: 'dimension', $value: { value: unit === 'rem' ? value * pxPerRem : value, unit: 'px' } }
    }
    case 'fontFamily':
      return { $type: 'string', $value: [token.$value].flat()[0] }
    case 'fontWeight':
    case 'number':
      return { $type: 'number', $value: token.$value }
    default:
      return undefined
  }
}

const describe = ({ $description }: TokenNormalized) => ($description === undefined ? {} : { $description })
