import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import { minPrintSidePx, photoTypes } from '@store/api-client/contract/rules/validatePhoto'
import { Button, Notice } from '@store/ui'
import { FilePicker, type FilePickerState } from '@store/ui/file-picker'
import { mergeMessages } from '@store/ui/messages'
import { RemoveDialog } from '@store/ui/remove-dialog'
import { useRef, useState } from 'react'
import { photoEn } from '../../../messages/photoEn.ts'
import { useLoadOnOpen } from '../../../react/useLoadOnOpen.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { PhotoUploadState } from '../../../store/PhotoUploadState.ts'
import type { ProductPorts } from '../../../store/ProductPorts.ts'
import { createPhotoUploader } from '../../../store/photos/createPhotoUploader.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import { checkPhoto } from './checkPhoto.ts'
import styles from './PhotoField.module.css'
import { usePastedFile } from './usePastedFile.ts'
import { useReportMissingPhoto } from './useReportMissingPhoto.ts'

/** Props of `PhotoField`. */
export interface PhotoFieldProps {
  /** Attribute of the photo. */
  readonly attribute: ProductAttribute
  /** Uploads the photo. */
  readonly upload: NonNullable<ProductPorts['uploadPhoto']>
}

const loadCrop = async () => (await import('./CropDialog.tsx')).CropDialog

/**
 * Renders the photo field: choose, drop or paste, validate, upload, preview, crop and remove a photo (specification
 * 2, sections 4 and 5).
 */
export function PhotoField({ attribute, upload }: PhotoFieldProps) {
  const { product, actions, messages } = useProduct()
  const selection = useProductState(({ selection }) => selection)
  const photoUploads = useProductState(({ photoUploads }) => photoUploads)
  const missing = useProductState(({ missing }) => missing)
  const words = mergeMessages(photoEn, messages.photo)
  const { id, heading, label, isRequired } = attribute
  const [desk] = useState(() =>
    createPhotoUploader({ attribute: id, productId: product.id, upload, check: checkPhoto, ...actions }),
  )
  const [asks, setAsks] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const crop = useLoadOnOpen(loadCrop)
  const photo = selection.photos?.[id]
  const way = photoUploads[id]
  const pick = (file: File) => void desk.pick(file, file.name || words.yourPhoto)
  const isOpen = way === undefined ? photo === undefined : way.kind === 'refused' || way.kind === 'failed'

  usePastedFile(field, isOpen, pick)
  useReportMissingPhoto(photo, desk)

  const name = photo?.name ?? words.yourPhoto
  return (
    <div ref={field} className={styles.field}>
      <FilePicker
        label={heading || label}
        labelNote={isRequired ? undefined : messages.optional}
        hint={messages.photoHint}
        accept={photoTypes}
        state={shownState(way, photo && { name, preview: photo.pictureSrc })}
        error={errorOf()}
        messages={words.picker}
        onPick={pick}
        onRemove={() => (way ? desk.cancel() : setAsks(true))}
        onRetry={() => void desk.retry()}
        onCancel={desk.cancel}
      />
      {photo && !way && Math.min(photo.width, photo.height) < minPrintSidePx && (
        <Notice kind="info">{words.small(photo.width, photo.height)}</Notice>
      )}
      {photo && !way && (
        <span className={styles.actions}>
          <Button variant="quiet" hasPopup="dialog" busy={crop.state === 'loading'} onClick={crop.open}>
            {words.crop}
          </Button>
          <ErrorMessage text={crop.state === 'failed' ? messages.failed : undefined} />
        </span>
      )}
      {photo && crop.part && (
        <crop.part
          open={crop.state === 'open'}
          messages={words}
          failed={messages.failed}
          source={desk.original()?.file ?? photo.pictureSrc}
          onClose={crop.close}
          onUse={(part) => {
            crop.close()
            void desk.pick(part, name)
          }}
        />
      )}
      <RemoveDialog
        open={asks}
        variant="other"
        title={name}
        messages={words.remove}
        onClose={() => setAsks(false)}
        onRemove={() => {
          setAsks(false)
          desk.remove()
        }}
      />
    </div>
  )

  function errorOf(): string | undefined {
    if (way?.kind === 'refused') return words.error(way.fault)
    if (way?.kind === 'failed') return words.failed(way.failure)
    if (!missing.includes(id)) return undefined
    return way ? words.picker.uploading : messages.required
  }
}

function shownState(
  way: PhotoUploadState | undefined,
  photo: { readonly name: string; readonly preview: string } | undefined,
): FilePickerState {
  switch (way?.kind) {
    case 'checking':
      return { kind: 'uploading', name: way.name, percent: 0 }
    case 'uploading':
      return way
    case 'failed':
      return { kind: 'failed', name: way.name }
    case 'refused':
    case undefined:
      return photo ? { kind: 'uploaded', ...photo } : { kind: 'idle' }
  }
}
