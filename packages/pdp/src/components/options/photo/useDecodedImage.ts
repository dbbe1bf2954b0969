import { useEffect, useState } from 'react'

interface ReadPicture {
  readonly picture: ImageBitmap | undefined
  /** Whether the browser cannot decode the image. */
  readonly isBroken: boolean
}

const none: ReadPicture = { picture: undefined, isBroken: false }

/** Decodes an image upright, from a file or a URL, while the component is mounted. */
export function useDecodedImage(source: Blob | string | undefined): ReadPicture {
  const [read, setRead] = useState(none)

  // Decoding is asynchronous, and a decoded image uses memory until it is released.
  useEffect(() => {
    if (source === undefined) return undefined
    let isOver = false
    let held: ImageBitmap | undefined
    const decode = async () =>
      createImageBitmap(typeof source === 'string' ? await fetchPicture(source) : source)
    decode().then(
      (picture) => {
        if (isOver) return picture.close()
        held = picture
        setRead({ picture, isBroken: false })
      },
      () => {
        if (!isOver) setRead({ picture: undefined, isBroken: true })
      },
    )
    return () => {
      isOver = true
      setRead(none)
      held?.close()
    }
  }, [source])
  return read
}

async function fetchPicture(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.blob()
}
