import type { Clock } from '@store/api-client/contract/ports'
import type { Database } from '../../db/Database.ts'
import type { ProductAttribute } from '../../db/schema/ProductDetails.ts'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { RequestSession } from '../../http/RequestContext.ts'
import { createUploadRepo, getUploadUrl } from '../../uploads/index.ts'

/** A photo or design for a gift, by the attribute's number. */
export interface GiftPhoto {
  readonly attribute: number
  /** Id of the upload. */
  readonly upload: string
}

type PhotoAttribute = Extract<ProductAttribute, { readonly kind: 'photo' }>

/** Returns the stored form of a photo; undefined if none was chosen. */
export function toStoredPhotoAttributes(
  { aid, label }: PhotoAttribute,
  photos: readonly GiftPhoto[],
  newId: () => string,
): readonly StoredAttribute[] {
  const upload = photos.find(({ attribute }) => attribute === aid)?.upload
  if (upload === undefined) return []
  return [{ kind: 'picture', id: newId(), aid, label, text: getUploadUrl(upload), upload }]
}

/** Rejects photos for attributes that the product does not have, duplicate photos, and a missing required photo. */
export function assertValidPhotos(asked: readonly ProductAttribute[], photos: readonly GiftPhoto[]): void {
  const places = asked.filter((one) => one.kind === 'photo')
  const given = photos.map(({ attribute }) => attribute)
  if (new Set(given).size < given.length || !given.every((aid) => places.some((one) => one.aid === aid))) {
    throw new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, 'files')
  }
  if (places.some(({ aid, isRequired }) => isRequired && !given.includes(aid))) {
    throw new HttpError(400, 'photo_missing', ({ errors }) => errors.fieldRequired, 'files')
  }
}

/**
 * Claims photos for a cart, so that they are not purged. Throws the same error for a purged photo and another
 * visitor's.
 */
export async function claimPhotos(
  tx: Database,
  owner: RequestSession,
  photos: readonly GiftPhoto[],
  clock: Clock,
): Promise<void> {
  const wanted = [...new Set(photos.map(({ upload }) => upload))]
  const used = await createUploadRepo(tx).use(owner, wanted, clock.now())
  if (used.size < wanted.length) {
    throw new HttpError(409, 'photo_gone', ({ errors }) => errors.photoGone, 'files')
  }
}

/** Returns the distinct ids of the uploaded pictures of lines. */
export const getUploadIds = (
  lines: readonly { readonly attributes: readonly StoredAttribute[] }[],
): readonly string[] => [
  ...new Set(
    lines.flatMap(({ attributes }) =>
      attributes.flatMap((one) => (one.kind === 'picture' && one.upload !== undefined ? [one.upload] : [])),
    ),
  ),
]
