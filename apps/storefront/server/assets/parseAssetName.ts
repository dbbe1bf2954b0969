/**
 * Returns the path of a built script or stylesheet with `*` in the place of its content hash, such as `/cart-*.js`;
 * `undefined` for other files.
 */
export function parseAssetName(path: string): string | undefined {
  const [, name, extension] = /^(.*)-[\w-]{8}\.(js|css)$/.exec(path) ?? []
  return name === undefined ? undefined : `${name}-*.${extension}`
}
