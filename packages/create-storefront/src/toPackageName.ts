/** Returns the package name of an app in a folder: small letters, digits and hyphens. */
export function toPackageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return name === '' ? 'my-shop' : name
}
