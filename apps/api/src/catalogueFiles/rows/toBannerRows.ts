import type { BannerRow } from '../../db/schema/banners.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { PictureSerializer } from './createPictureSerializer.ts'
import { pictureShapes } from './pictureShapes.ts'

/** Returns banners as the database stores them. */
export const toBannerRows = (
  banners: NonNullable<CatalogueFiles['banners']>,
  storePicture: PictureSerializer,
): BannerRow[] =>
  banners.map(({ id, alt, ...texts }, position) => ({
    ...{ id, ...texts, position },
    phone: storePicture(`banner-${id}-phone`, alt, pictureShapes.phoneBanner),
    desktop: storePicture(`banner-${id}-desktop`, alt, pictureShapes.desktopBanner),
  }))
