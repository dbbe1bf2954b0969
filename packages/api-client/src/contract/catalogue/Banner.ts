import { array, object, pipe, string, transform } from 'valibot'
import { localPath, type ProductPicture, picture } from '../wire/index.ts'

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

/** Reads banners: img, desktop_img, url, title (specification 1, section 3, "Banner item"). */
export const banners = array(
  pipe(
    object({ img: picture, desktop_img: picture, url: localPath, title: string(), text: string() }),
    transform(
      ({ img, desktop_img, url, title, text }): Banner => ({
        title,
        text,
        href: url,
        phone: img,
        desktop: desktop_img,
      }),
    ),
  ),
)
