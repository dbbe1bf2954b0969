/** A picture that can be drawn, from its data URL; `undefined` for one that cannot be read. */
export async function loadPicture(src: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = src
  return image.decode().then(
    () => image,
    () => undefined,
  )
}
