import type { BannerRow } from '../db/schema/banners.ts'
import { writePicture } from './writePicture.ts'

/** Writes a banner for the wire (specification 1, section 3, "Banner item"). */
export const writeBanner = ({ title, text, href, phone, desktop }: BannerRow) => ({
  img: writePicture(phone),
  desktop_img: writePicture(desktop),
  url: href,
  title,
  text,
})
