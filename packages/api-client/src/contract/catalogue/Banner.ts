import { array, object, pipe, string, transform } from 'valibot'
import { isLocalPath, type ProductPicture, picture } from '../wire/index.ts'

/** A wide picture with words that leads somewhere. */
export interface Banner {
  readonly title: string
  /** One sentence below the title. */
  readonly text: string
  /** Where it leads. */
  readonly href: string
  /** Upright picture for phones. */
  readonly phone: ProductPicture
  /** Wide picture from 768 px. */
  readonly desktop: ProductPicture
}

/** Parses banners: img, desktop_img, url, title (specification 1, section 3, "Banner item"). One that leads nowhere is left out. */
export const banners = pipe(
  array(object({ img: picture, desktop_img: picture, url: string(), title: string(), text: string() })),
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
