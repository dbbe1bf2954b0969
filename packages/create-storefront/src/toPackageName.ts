/** Returns a package name for an app in a folder: lowercase letters, digits and hyphens. */
export function toPackageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return name === '' ? 'my-shop' : name
}
