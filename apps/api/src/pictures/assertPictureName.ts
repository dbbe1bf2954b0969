/** Returns whether a name is valid for pictures: only ids are, so that a name cannot lead to another path. */
export const isPictureName = (name: string): boolean => /^[a-z0-9-]{1,64}$/.test(name)

/** Returns a valid picture name unchanged; throws for others. */
export function assertPictureName(name: string): string {
  if (!isPictureName(name)) throw new Error(`No name of a picture: ${name}`)
  return name
}
