/** Restores the URLs of an image's files from its own URL and the widths (a reviver for `JSON.parse`). */
export function expandSrcSet(this: unknown, key: string, value: unknown): unknown {
  if (key !== 'srcSet' || typeof value !== 'string' || value[0] !== '*') return value
  const [, stem, ending] = /^(.*-)\d+(\.\w+)$/.exec(String(Reflect.get(Object(this), 'src'))) ?? []
  return value
    .slice(1)
    .replace(/\d+ ?/g, (width) => `${stem}${width.trim()}${ending} ${width.trim()}w, `)
    .slice(0, -2)
}
