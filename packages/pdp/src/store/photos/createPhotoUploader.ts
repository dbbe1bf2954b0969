import type { PhotoUploader, PhotoUploaderOptions } from './PhotoUploader.ts'

interface Photo {
  readonly file: Blob
  readonly name: string
}

/** Creates the uploader of one attribute's photo. A failure never loses the chosen file. */
export function createPhotoUploader(options: PhotoUploaderOptions): PhotoUploader {
  const { attribute, productId, upload, check, setPhoto, setPhotoUpload } = options
  // An upload that was replaced or cancelled must not report anything.
  let running: AbortController | undefined
  let sent: Photo | undefined
  let whole: Photo | undefined
  const arrived = new Set<string>()

  const begin = () => {
    running?.abort()
    running = new AbortController()
    return running
  }

  const send = async (photo: Photo, own: AbortController) => {
    const { file, name } = photo
    sent = photo
    setPhotoUpload(attribute, { kind: 'uploading', name, percent: 0 })
    const answer = await upload({
      ...{ file, productId, attribute, signal: own.signal },
      onProgress: (percent) => {
        if (running === own) setPhotoUpload(attribute, { kind: 'uploading', name, percent })
      },
    })
    if (running !== own) return
    running = undefined
    if (!answer.ok) return setPhotoUpload(attribute, { kind: 'failed', name, failure: answer.failure })
    arrived.add(answer.value.id)
    setPhotoUpload(attribute, undefined)
    setPhoto(attribute, { ...answer.value, name })
  }

  const stop = () => {
    running?.abort()
    running = undefined
    setPhotoUpload(attribute, undefined)
  }

  return {
    pick: async (file, name) => {
      const own = begin()
      setPhotoUpload(attribute, { kind: 'checking', name })
      const checked = await check(file)
      if (running !== own) return
      if (!checked.ok) {
        running = undefined
        return setPhotoUpload(attribute, { kind: 'refused', fault: checked.fault })
      }
      // A cropped picture is a `Blob`; only the original is a `File`.
      if (file instanceof File) whole = { file, name }
      await send({ file: checked.file, name }, own)
    },
    retry: async () => {
      if (sent) await send(sent, begin())
    },
    cancel: stop,
    remove: () => {
      stop()
      whole = undefined
      setPhoto(attribute, undefined)
    },
    markMissing: () => {
      setPhoto(attribute, undefined)
      setPhotoUpload(attribute, { kind: 'refused', fault: 'gone' })
    },
    hasUploaded: (id) => arrived.has(id),
    original: () => whole,
  }
}
