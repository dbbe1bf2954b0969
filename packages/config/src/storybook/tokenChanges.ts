/** Tokens overridden by hand: full name, such as `--store-color-ink`, to value. */
export type TokenChanges = ReadonlyMap<string, string>

const prefix = '--store-'
const isName = /^[a-z0-9-]+$/

/**
 * Encodes changed tokens as one string of letters, digits, `-` and `_`: the only characters Storybook allows in a
 * page's URL. Any other character of a value is `_`, its code in base 16, `-`; names and values are separated by
 * `__`.
 */
export function encodeTokenChanges(changes: TokenChanges): string {
  return [...changes]
    .map(([name, value]) => `${name.slice(prefix.length)}__${value.replace(/[^a-zA-Z0-9]/gu, escaped)}`)
    .join('__')
}

const escaped = (sign: string) => `_${sign.codePointAt(0)?.toString(16)}-`

/** Decodes a string of {@link encodeTokenChanges}; ignores parts in any other form. */
export function decodeTokenChanges(encoded: string): TokenChanges {
  const changes = new Map<string, string>()
  const parts = encoded.split('__')
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [name = '', value = ''] = parts.slice(at, at + 2)
    if (isName.test(name)) changes.set(prefix + name, value.replace(/_([0-9a-f]+)-/g, unescaped))
  }
  return changes
}

function unescaped(whole: string, hex: string): string {
  const sign = Number.parseInt(hex, 16)
  return sign <= 0x10ffff ? String.fromCodePoint(sign) : whole
}

/** Returns the changes as a CSS rule to paste into a stylesheet. */
export function formatTokenChangesCss(changes: TokenChanges): string {
  const lines = [...changes].map(([name, value]) => `  ${name}: ${value};\n`)
  return `:root {\n${lines.join('')}}\n`
}
