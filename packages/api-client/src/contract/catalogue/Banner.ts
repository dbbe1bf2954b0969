import { object, pipe, string, transform } from 'valibot'
import { dropInvalidEntries, isLocalPath, type ProductPicture, pictureSchema } from '../wire/index.ts'

/** A wide picture with a text and a link. */
export interface Banner {
  readonly title: string
  /** One sentence below the title. */
  readonly text: string
  /** URL of the link. */
  readonly href: string
  /** Portrait picture for phones. */
  readonly phone: ProductPicture
  /** Landscape picture from 768 px. */
  readonly desktop: ProductPicture
}

/** Parses a banner. */
export const bannerSchema = object({
  img: pictureSchema,
  desktop_img: pictureSchema,
  url: string(),
  title: string(),
  text: string(),
})

/**
 * Parses banners: img, desktop_img, url, title (specification 1, section 3, "Banner item"). A banner without a link
 * is left out.
 */
export const bannersSchema = pipe(
  dropInvalidEntries(bannerSchema),
  transform((all): readonly Banner[] =>
    all
      .filter(({ url }) => isLocalPath(url))
      .map(({ img, desktop_img, url, title, text }) => ({
        title,
        text,
        href: url,
        phone: img,
        desktop: desktop_img,
      })),
  ),
)
