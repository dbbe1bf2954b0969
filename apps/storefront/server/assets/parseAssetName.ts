/**
 * Returns the path of a built script or stylesheet with `*` in the place of its content hash, such as `/cart-*.js`;
 * `undefined` for other files. Such a path contains no dots besides that of its extension, so it never leaves its folder.
 */
export function parseAssetName(path: string): string | undefined {
  const [, name, extension] = /^((?:\/[\w-]+)+)-[\w-]{8}\.(js|css)$/.exec(path) ?? []
  return name === undefined ? undefined : `${name}-*.${extension}`
}
