/** Whether pictures may be kept under a name: ids alone are names, and lead nowhere else. */
export const isPictureName = (name: string): boolean => /^[a-z0-9-]{1,64}$/.test(name)

/** A name pictures may be kept under, as it came; throws for any other. */
export function pictureName(name: string): string {
  if (!isPictureName(name)) throw new Error(`No name of a picture: ${name}`)
  return name
}
