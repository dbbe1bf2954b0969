import type { BannerRow } from '../db/schema/banners.ts'
import { serializePicture } from './serializePicture.ts'

/** Serializes a banner for the API response (specification 1, section 3, "Banner item"). */
export const serializeBanner = ({ title, text, href, phone, desktop }: BannerRow) => ({
  img: serializePicture(phone),
  desktop_img: serializePicture(desktop),
  url: href,
  title,
  text,
})
