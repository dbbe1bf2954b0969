/** Loads an image from its data URL; `undefined` if it cannot be decoded. */
export async function loadPicture(src: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = src
  return image.decode().then(
    () => image,
    () => undefined,
  )
}
