import type { BannerRow } from '../../db/schema/banners.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import { storedPicture } from './storedPicture.ts'

const phone = { widths: [640, 1080], tallness: 5 / 4 }
const desktop = { widths: [1280, 1920], tallness: 1 / 3 }

/** Returns banners as the database stores them. */
export const bannerRows = (banners: NonNullable<CatalogueFiles['banners']>): BannerRow[] =>
  banners.map(({ id, alt, ...texts }, position) => ({
    ...{ id, ...texts, position },
    phone: storedPicture(`banner-${id}-phone`, alt, phone),
    desktop: storedPicture(`banner-${id}-desktop`, alt, desktop),
  }))
